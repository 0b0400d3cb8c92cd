import type { Style } from './layout.ts';

/** The names of a generated studio's classes, rooms and ways to pay. */
const words = {
  en: {
    class: ['Vinyasa Flow', 'Reformer Pilates', 'HIIT 45', 'Spin Express', 'Barre', 'Boxing Basics'],
    category: ['Yoga', 'Pilates', 'Cardio', 'Cycling', 'Barre', 'Boxing'],
    group: ['Adults A', 'Adults B', 'Juniors', 'Seniors'],
    room: ['Studio A', 'Studio B', 'Main Room', 'Cycle Room'],
    payment: ['Unlimited Monthly', '10 Class Pack', 'Drop In', 'ClassPass', 'Intro Offer'],
    source: ['Mobile App', 'Website', 'Front Desk', 'Widget'],
    status: ['Booked', 'Attended', 'Cancelled', 'No show'],
    yesNo: ['Yes', 'No'],
  },
  es: {
    class: ['Yoga suave', 'Pilates reformer', 'Funcional', 'Ciclo indoor', 'Barre', 'Boxeo'],
    category: ['Cuerpo y mente', 'Fuerza', 'Cardio', 'Ciclo', 'Danza', 'Contacto'],
    group: ['Grupo mañana', 'Grupo tarde', 'Grupo noche', 'Mayores'],
    room: ['Sala 1', 'Sala 2', 'Salón Azul', 'Terraza'],
    payment: ['Mensualidad', 'Bono 10 clases', 'Clase suelta', 'Gympass', 'Clase de prueba'],
    source: ['App', 'Web', 'Recepción', 'WhatsApp'],
    status: ['Reservada', 'Asistió', 'Cancelada', 'No asistió'],
    yesNo: ['Sí', 'No'],
  },
  pt: {
    class: ['Yoga suave', 'Pilates solo', 'Funcional', 'Spinning', 'Muay Thai', 'Zumba'],
    category: ['Corpo e mente', 'Força', 'Cardio', 'Bike', 'Luta', 'Dança'],
    group: ['Turma A', 'Turma B', 'Turma C', 'Turma D'],
    room: ['Sala 1', 'Sala 2', 'Salão', 'Tatame'],
    payment: ['Plano mensal', 'Pacote 10 aulas', 'Aula avulsa', 'Wellhub', 'Aula experimental'],
    source: ['App', 'Site', 'Recepção', 'WhatsApp'],
    status: ['Confirmado', 'Presente', 'Cancelado', 'Faltou'],
    yesNo: ['Sim', 'Não'],
  },
  fr: {
    class: ['Yoga doux', 'Pilates réformer', 'HIIT', 'Vélo', 'Barre au sol', 'Boxe'],
    category: ['Corps et esprit', 'Renforcement', 'Cardio', 'Cycle', 'Danse', 'Combat'],
    group: ['Groupe A', 'Groupe B', 'Groupe C', 'Groupe D'],
    room: ['Salle 1', 'Salle 2', 'Grande salle', 'Studio'],
    payment: ['Abonnement mensuel', 'Carnet 10 séances', "Séance à l'unité", 'ClassPass', 'Essai'],
    source: ['Application', 'Site web', 'Accueil', 'Téléphone'],
    status: ['Réservé', 'Présent', 'Annulé', 'Absent'],
    yesNo: ['Oui', 'Non'],
  },
  de: {
    class: ['Yoga sanft', 'Pilates Reformer', 'HIIT', 'Spinning', 'Barre', 'Boxen'],
    category: ['Körper und Geist', 'Kraft', 'Ausdauer', 'Rad', 'Tanz', 'Kampf'],
    group: ['Gruppe A', 'Gruppe B', 'Gruppe C', 'Gruppe D'],
    room: ['Raum 1', 'Raum 2', 'Großer Saal', 'Studio'],
    payment: ['Monatsabo', '10er-Karte', 'Einzelstunde', 'Urban Sports Club', 'Probestunde'],
    source: ['App', 'Webseite', 'Empfang', 'Widget'],
    status: ['Gebucht', 'Anwesend', 'Storniert', 'Abwesend'],
    yesNo: ['Ja', 'Nein'],
  },
} as const;

const first = ['Ana', 'Luis', 'Marta', 'Diego', 'Carla', 'Tom', 'Julie', 'Paulo', 'Eva', 'Jonas'];
const last = ['Torres', 'Vega', 'Ruiz', 'Silva', 'Martin', 'Costa', 'Meyer', 'Soto', 'Keller', 'Dubois'];

/** One booking or class of a generated file. */
export interface Fact {
  readonly at: Date;
  readonly bookedAt: Date;
  readonly cls: number;
  readonly row: number;
}

/** Returns random numbers below a bound, always the same for one seed. */
export type Draw = (below: number) => number;

const two = (value: number): string => String(value).padStart(2, '0');
const hourMs = 3_600_000;

function dateOf(at: Date, { date }: Style): string {
  const [y, m, d] = [String(at.getUTCFullYear()), two(at.getUTCMonth() + 1), two(at.getUTCDate())];
  return date.replace('YYYY', y).replace('MM', m).replace('DD', d);
}

function timeOf(at: Date, { time }: Style): string {
  const [hour, minute] = [at.getUTCHours(), two(at.getUTCMinutes())];
  return time === '24h'
    ? `${two(hour)}:${minute}`
    : `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

const moment = (at: Date, style: Style): string => `${dateOf(at, style)} ${timeOf(at, style)}`;

function money(draw: Draw, { comma, currency }: Style): string {
  const text = (8 + draw(20) + draw(100) / 100).toFixed(2);
  const amount = comma ? text.replace('.', ',') : text;
  return currency === '€' ? `${amount} €` : `${currency ?? ''}${amount}`;
}

/** The content of a cell of one kind in one row. */
export function cellOf(what: string, { at, bookedAt, cls, row }: Fact, style: Style, draw: Draw): string {
  const own = words[style.language];
  const pick = (list: readonly string[]): string => list[draw(list.length)] ?? '';
  const cells: Readonly<Record<string, () => string>> = {
    class: () => own.class[cls] ?? '',
    // Several classes share one category.
    category: () => own.category[cls % 3] ?? '',
    group: () => pick(own.group),
    room: () => own.room[cls % own.room.length] ?? '',
    site: () => 'Centro',
    date: () => dateOf(at, style),
    time: () => timeOf(at, style),
    endTime: () => timeOf(new Date(at.getTime() + hourMs), style),
    dateTime: () => moment(at, style),
    endDateTime: () => moment(new Date(at.getTime() + hourMs), style),
    moment: () => moment(bookedAt, style),
    rareMoment: () => (draw(5) === 0 ? moment(new Date(bookedAt.getTime() + hourMs), style) : ''),
    later: () => dateOf(new Date(at.getTime() + 700 * hourMs), style),
    person: () => `${pick(first)} ${pick(last)}`,
    first: () => pick(first),
    last: () => pick(last),
    email: () => `${pick(first)}.${row}@example.com`.toLowerCase(),
    capacity: () => String(12 + 2 * (cls % 5)),
    webCapacity: () => String(8 + cls),
    booked: () => String(3 + draw(9)),
    few: () => String(draw(4)),
    duration: () => '60',
    percent: () => `${30 + draw(60)}%`,
    payment: () => pick(own.payment),
    money: () => money(draw, style),
    source: () => pick(own.source),
    status: () => pick(own.status),
    yesNo: () => pick(own.yesNo),
    resType: () => pick(['Standard', 'Waitlist', 'Guest']),
    one: () => '1',
    level: () => String(1 + draw(3)),
    phone: () => `+34 6${100 + draw(899)} ${100 + draw(899)} ${100 + draw(899)}`,
    text: () => `${own.category[cls] ?? ''}: ${own.class[cls] ?? ''}, ${own.room[0]}, ${own.source[1]}.`,
    spot: () => String(1 + draw(30)),
    id: () => String(10_000 + draw(80_000)),
    code: () => `R${100_000 + row * 37}`,
  };
  const cell = cells[what];
  if (!cell) throw new Error(`no such cell: ${what}`);
  return cell();
}
