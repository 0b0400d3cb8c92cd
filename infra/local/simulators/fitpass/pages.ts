import { isLive } from '../_shared/bookings.ts';
import type { Booking, ListedClass } from '../_shared/class.ts';
import { escapeHtml } from '../_shared/escape-html.ts';
import { offsetTime, twelveHours } from '../_shared/time.ts';

// The portal is in Spanish and uses the ids and field names of the real forms.

const rowsPerPage = 30;

export function signInPage(token: string, problem = ''): string {
  return frame(
    'Iniciar sesión',
    token,
    `${problem === '' ? '' : `<p role="alert">${escapeHtml(problem)}</p>`}
<form id="new_login_user" class="new_login_user" action="/sessions" accept-charset="UTF-8" method="post">
${hidden('authenticity_token', token)}
<label for="login_user_email">Correo electrónico</label>
<input type="email" name="login_user[email]" id="login_user_email" autocomplete="username">
<label for="login_user_password">Contraseña</label>
<input type="password" name="login_user[password]" id="login_user_password" autocomplete="current-password">
<p><button type="submit">Entrar</button></p>
</form>`,
  );
}

export function calendarPage(token: string, gymId: number, classes: readonly ListedClass[]): string {
  const items = classes.map(
    (one) => `<li>${one.localDate} ${one.localTime} ${escapeHtml(one.name)} · cupo ${one.slots} ·
<a class="btn-primary" href="/schedules/${one.id}/edit">EDITAR CLASE</a></li>`,
  );
  return frame(
    'Calendario',
    token,
    `<nav id="sidebar"><a href="/g/calendar">Calendario</a></nav>
<form id="schedule_form_new" action="/calendars/schedules" method="post">
${hidden('authenticity_token', token)}${hidden('schedule[gym_id]', String(gymId))}
</form>
<ul id="schedule_modal_container">${items.join('')}</ul>`,
  );
}

export function editPage(token: string, gymId: number, one: ListedClass, problem = ''): string {
  const fields = [
    hidden('_method', 'patch'),
    hidden('authenticity_token', token),
    hidden('schedule[id]', String(one.id)),
    hidden('schedule[gym_id]', String(gymId)),
    hidden('schedule[timezone]', one.timezone),
    hidden('schedule[lesson_id]', String(one.groupId)),
    hidden('schedule[instructor_name]', one.instructor),
    hidden('schedule[start_date]', one.localDate),
    hidden('schedule[lesson_time]', `${one.localTime}:00.000`),
    hidden('schedule[length]', String(one.durationMinutes)),
  ];
  return frame(
    `Editar ${one.name}`,
    token,
    `${problem === '' ? '' : `<p role="alert">${escapeHtml(problem)}</p>`}
<p>${escapeHtml(one.name)}, ${one.localDate} ${twelveHours(one.localTime)}</p>
<form id="schedule_form_${one.id}" action="/calendars/schedules/${one.id}" accept-charset="UTF-8" method="post">
${fields.join('\n')}
<label for="schedule_lesson_availability">Cupo Fitpass</label>
<input type="number" min="0" name="schedule[lesson_availability]" id="schedule_lesson_availability" value="${one.slots}">
<div class="text-start"><button type="submit" name="multiple" value="false">Editar solo esta clase</button>
<button type="submit" name="multiple" value="true">Editar todas las clases</button></div>
</form>`,
  );
}

export function reservationsPart(
  classes: readonly ListedClass[],
  page: number,
  bookingsOf: (one: ListedClass) => readonly Booking[],
): string {
  const rows = classes
    .flatMap((one) => reservations(one, bookingsOf(one)))
    .slice((page - 1) * rowsPerPage, page * rowsPerPage);
  const head = ['ID', 'Nombre', 'Apellidos', 'Clase', 'Maestro', 'Fecha', 'Hora', 'Tipo', 'Estatus'];
  return `<turbo-stream action="append" target="reservations"><template><table>
<thead><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr></thead>
<tbody>${rows.join('') || '<tr><td colspan="9">No hay reservaciones</td></tr>'}</tbody>
</table></template></turbo-stream>`;
}

export function schedule(one: ListedClass) {
  const utc = (atMs: number) => new Date(atMs).toISOString();
  const startsAtMs = Date.parse(one.startsAt);
  return {
    id: one.id,
    lesson_time: utc(startsAtMs),
    start_date: utc(startsAtMs),
    day: new Date(offsetTime(new Date(startsAtMs), one.timezone).slice(0, 10)).getUTCDay(),
    length: one.durationMinutes,
    lesson_availability: one.slots,
    parent_id: null,
    lesson: { id: one.groupId, name: one.name },
    instructor: { id: one.groupId, name: one.instructor },
    disabled: false,
    end_time: utc(startsAtMs + one.durationMinutes * 60_000),
  };
}

const months = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP', 'OCT', 'NOV', 'DIC'];

// Every class also has a cancelled reservation, which correct counts must leave out.
function reservations(one: ListedClass, bookings: readonly Booking[]): string[] {
  const made = bookings.map(({ id, member: { name }, status }) => ({
    id,
    name,
    status: status === 'reserved' ? 'Reservado' : 'Cancelado',
  }));
  const places = Math.max(0, one.booked - bookings.filter(isLive).length);
  const others = Array.from({ length: places + 1 }, (_, index) => ({
    id: one.id * 100 + index,
    name: `Persona ${index + 1} Ejemplo`,
    status: index === places ? 'Cancelado' : 'Reservado',
  }));
  return [...others, ...made].map((reservation) => reservationRow(one, reservation));
}

function reservationRow(
  one: ListedClass,
  { id, name, status }: { readonly id: number; readonly name: string; readonly status: string },
): string {
  const [year = '', month = '', day = ''] = one.localDate.split('-');
  const [first = '', ...rest] = name.split(' ');
  const cells = [
    String(id),
    first,
    rest.join(' '),
    one.name,
    one.instructor,
    `${day} ${months[Number(month) - 1]} ${year}`,
    twelveHours(one.localTime),
    'Reserva',
    status,
  ];
  return `<tr class="align-middle">${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;

function frame(title: string, token: string, content: string): string {
  return `<!doctype html>
<html lang="es-MX">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csrf-token" content="${token}"><title>${escapeHtml(title)} — Fitpass</title>
<link rel="stylesheet" href="/_assets/style.css"></head>
<body data-marketplace="fitpass"><header><h1>Fitpass <span class="tag">portal, local simulator</span></h1></header>
<main><h2>${escapeHtml(title)}</h2>${content}</main></body>
</html>`;
}
