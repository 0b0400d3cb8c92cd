import { fitpass } from '#functions/_domain/connections/connectors/fitpass.ts';
import {
  countBooked,
  pageOf,
  readEditForm,
  readGymId,
  readReservationPage,
  readSignInForm,
} from '#functions/_domain/connections/connectors/fitpass-pages.ts';
import type { Http } from '#functions/_platform/ports/http.ts';
import { createFitpass, type FitpassSimulator } from '#infra/local/simulators/fitpass/index.ts';
import { memberBooks, memberCancels } from '#test/builders/simulated-members.ts';
import {
  aClass,
  errorOf,
  listingOf,
  now,
  sessionWith,
} from '#test/functions/marketplaces/connectors/scene.ts';

const credentials = { username: 'hola@example.com', password: 'portal-password' };

describe('fitpass', () => {
  let simulator: FitpassSimulator;
  beforeEach(async () => {
    simulator = await createFitpass({ now });
    simulator.store.putStudio({ ...credentials, name: 'Estudio' });
    simulator.store.putClasses(credentials.username, [aClass]);
  });
  afterEach(() => simulator.close());
  const signIns = () =>
    simulator.log.entries().filter(({ method, path }) => method === 'POST' && path === '/sessions').length;

  test('sends the form as read, changing only the places of this class', async () => {
    const session = sessionWith(simulator, credentials);
    await fitpass.setSlots(session, await listingOf(fitpass, session), 9);
    const saved = simulator.log.entries().find(({ applied }) => applied !== undefined);
    const form = new URLSearchParams(saved?.body);
    expect(form.get('schedule[lesson_availability]')).toBe('9');
    expect(form.get('schedule[instructor_name]')).toBe('Ana Pérez');
    expect(form.get('schedule[lesson_time]')).toBe('07:00:00.000');
    expect(form.getAll('multiple')).toEqual(['false']);
  });

  const requestsMade = () =>
    simulator.log.entries().map(({ method, path }) => `${method} ${path.split('?')[0]}`);

  test('reuses the form it has just read to increase places, and reads it again to decrease them', async () => {
    const session = sessionWith(simulator, credentials);
    const listing = await listingOf(fitpass, session);
    const requestsOf = async (slots: number) => {
      await fitpass.read(session, listing);
      const before = requestsMade().length;
      await fitpass.setSlots(session, listing, slots);
      return requestsMade()
        .slice(before)
        .map((one) => one.replace(/\d+/, 'ID'));
    };
    const save = 'POST /calendars/schedules/ID';
    const open = ['GET /s/reservaciones/search', 'GET /schedules/ID/edit'];
    expect(await requestsOf(8)).toEqual([save]);
    expect(await requestsOf(7)).toEqual([...open, save]);
    expect(simulator.store.classes()[0]?.slots).toBe(7);
  });

  test('uses a form once, and never an old one or that of another class', async () => {
    let nowMs = now().getTime();
    const session = { ...sessionWith(simulator, credentials), now: () => new Date(nowMs) };
    const other = { ...aClass, reference: 'other', name: 'Aqua' };
    simulator.store.putClasses(credentials.username, [other]);
    const listing = await listingOf(fitpass, session);
    const forms = () => requestsMade().filter((one) => one.endsWith('/edit')).length;
    await fitpass.read(session, listing);
    await fitpass.setSlots(session, listing, 8);
    await fitpass.setSlots(session, listing, 9);
    expect(forms()).toBe(2);
    await fitpass.read(session, listing);
    nowMs += 6_000;
    await fitpass.setSlots(session, listing, 10);
    expect(forms()).toBe(4);
    await fitpass.read(
      session,
      await listingOf(fitpass, session, { ...other, className: 'Aqua', totalCapacity: 20 }),
    );
    await fitpass.setSlots(session, listing, 11);
    expect(forms()).toBe(6);
    expect(simulator.store.classes().map(({ slots }) => slots)).toEqual([11, 6]);
  });

  test('signs in once per session, and again when the portal ends it', async () => {
    const session = sessionWith(simulator, credentials);
    const listing = await listingOf(fitpass, session);
    await fitpass.read(session, listing);
    expect(signIns()).toBe(1);
    simulator.signEveryoneOut();
    expect(await fitpass.read(session, listing)).toEqual({ slots: 6, booked: 2 });
    expect(signIns()).toBe(2);
  });

  test('counts bookings on all pages of the list', async () => {
    const full = { ...aClass, reference: 'big', name: 'Aqua', slots: 90, booked: 74 };
    simulator.store.putClasses(credentials.username, [full]);
    const session = sessionWith(simulator, credentials);
    const listing = await listingOf(fitpass, session, { className: 'Aqua', totalCapacity: 90, ...aClass });
    expect(await fitpass.read(session, listing)).toEqual({ slots: 90, booked: 74 });
  });

  test('a session that ends between reading and sending the form changes nothing, and does not count as a refused password', async () => {
    const session = sessionWith(simulator, credentials);
    const listing = await listingOf(fitpass, session);
    simulator.faults.set({ next: [{ match: { method: 'POST' }, fault: { kind: 'sign-out' } }] });
    const ended = await errorOf(fitpass.setSlots(session, listing, 9));
    expect([ended.kind, simulator.store.classes()[0]?.slots]).toEqual(['unavailable', 6]);
    await fitpass.setSlots(session, listing, 9);
    expect([signIns(), simulator.store.classes()[0]?.slots]).toEqual([2, 9]);
  });

  test('an account that is signed out at every page is not signed in again forever', async () => {
    const session = sessionWith(simulator, credentials);
    const listing = await listingOf(fitpass, session);
    simulator.faults.set({
      shares: [{ match: { method: 'GET', path: '/edit' }, fault: { kind: 'sign-out' }, share: 1 }],
    });
    expect((await errorOf(fitpass.read(session, listing))).kind).toBe('unreadable');
    expect(signIns()).toBe(2);
  });

  test.each([
    ['of another class', (html: string) => html.replaceAll(/(schedule\[id\]" value=")\d+/g, '$17')],
    [
      'that is sent elsewhere',
      (html: string) => html.replace(/(action="\/calendars\/schedules\/)\d+/, '$17'),
    ],
    ['with the number twice', (html: string) => html.replace(/<input type="number"[^>]*>/, '$&$&')],
    ['without the number', (html: string) => html.replace(/<input type="number"[^>]*>/, '')],
    ['with other buttons', (html: string) => html.replace('Editar solo esta clase', 'Guardar la serie')],
    ['that became a script', () => '<!doctype html><div id="root"></div><script src="/app.js"></script>'],
    ['of maintenance', () => '<h1>Estamos en mantenimiento</h1>'],
  ])('a form %s is not filled in: nothing is sent, and the owner is told', async (_name, change) => {
    const session = sessionWith(simulator, credentials);
    const listing = await listingOf(fitpass, session);
    const http: Http = {
      send: async (request) => {
        const answer = await session.http.send(request);
        return request.url.endsWith('/edit') ? { ...answer, body: change(answer.body) } : answer;
      },
    };
    const { kind, userMessage } = await errorOf(fitpass.setSlots({ ...session, http }, listing, 9));
    expect([kind, userMessage]).toEqual(['unreadable', expect.stringContaining('nothing was changed there')]);
    const posts = simulator.log.entries().filter(({ method }) => method === 'POST');
    expect(posts.map(({ path }) => path)).toEqual(['/sessions']);
    expect(simulator.store.classes()[0]?.slots).toBe(6);
  });

  test('a booking on the portal’s member side appears among its reservations', async () => {
    const session = sessionWith(simulator, credentials);
    const listing = await listingOf(fitpass, session);
    const { id } = await memberBooks(simulator, aClass.reference);
    expect(await fitpass.read(session, listing)).toEqual({ slots: 6, booked: 3 });
    await memberCancels(simulator, id);
    expect(await fitpass.read(session, listing)).toEqual({ slots: 6, booked: 2 });
  });

  test('two classes with the same name and time and no rooms are refused as ambiguous', async () => {
    simulator.store.putClasses(credentials.username, [{ ...aClass, reference: 'twin', room: 'Sala 2' }]);
    const session = sessionWith(simulator, credentials);
    expect((await errorOf(listingOf(fitpass, session))).kind).toBe('rejected');
  });
});

describe('the portal’s pages', () => {
  const edit = (availability: string, action = '/calendars/schedules/5') =>
    `<form action="${action}"><input type="hidden" name="_method" value="patch"><input type="checkbox" name="off" value="1">
     <input type="checkbox" name="on" value="1" checked><select name="room"><option value="a">A</option><option value="b" selected>B</option></select>
     <textarea name="note">Hola</textarea><input disabled name="gone" value="1"><input type="submit" name="commit" value="Guardar">
     <input id="schedule_lesson_availability" name="schedule[lesson_availability]" value="${availability}"></form>`;

  test('a form is sent as a browser would send it', () => {
    expect(readEditForm(pageOf({ body: edit('6') }))).toEqual({
      action: '/calendars/schedules/5',
      availabilityName: 'schedule[lesson_availability]',
      slots: 6,
      fields: [
        ['_method', 'patch'],
        ['on', '1'],
        ['room', 'b'],
        ['note', 'Hola'],
        ['schedule[lesson_availability]', '6'],
      ],
    });
  });

  test.each(['', '-1', '6 lugares', '1.5'])('places %j are not a number: no form', (value) => {
    expect(readEditForm(pageOf({ body: edit(value) }))).toBeUndefined();
  });

  test('unexpected pages are not read as empty ones', () => {
    for (const html of [
      '',
      '<html><h1>Mantenimiento</h1></html>',
      '{"error":true}',
      '<table><tr><td>1</td></tr></table>',
    ]) {
      expect(readEditForm(pageOf({ body: html }))).toBeUndefined();
      expect(readSignInForm(pageOf({ body: html }))).toBeUndefined();
      expect(readGymId(pageOf({ body: html }))).toBeUndefined();
      expect(readReservationPage(pageOf({ body: html }))).toBeUndefined();
    }
  });

  const table = (rows: string) =>
    `<turbo-stream><template><table><tr><th>ID</th><th>Clase</th><th>Fecha</th><th>Hora</th><th>Estatus</th></tr>${rows}</table></template></turbo-stream>`;
  const row = (name: string, date: string, time: string, status: string) =>
    `<tr><td>1</td><td>${name}</td><td>${date}</td><td>${time}</td><td>${status}</td></tr>`;
  const cls = { className: 'Yoga', localDate: '2026-08-14', localTime: '19:00' };

  test('a reservation counts for its class, day and hour unless it was cancelled', () => {
    const rows = [
      row('YOGA', '14 AGO 2026', '07:00 PM', 'Reservado'),
      row('Yóga', '14 Aug 2026', '7:00 p. m.', 'Asistió'),
      row('Yoga', '14 AGO 2026', '07:00 PM', 'Cancelado'),
      row('Yoga', '14 AGO 2026', '07:00 AM', 'Reservado'),
      row('Yoga', '15 AGO 2026', '07:00 PM', 'Reservado'),
      row('Barre', '14 AGO 2026', '07:00 PM', 'Reservado'),
    ];
    const read = readReservationPage(pageOf({ body: table(rows.join('')) }))!;
    expect([read.length, countBooked(read, cls)]).toEqual([6, 2]);
  });

  test('an empty list is valid, but a row with a missing cell is not', () => {
    expect(
      readReservationPage(pageOf({ body: table('<tr><td colspan="5">No hay reservaciones</td></tr>') })),
    ).toEqual([]);
    expect(readReservationPage(pageOf({ body: table('<tr><td>1</td><td>Yoga</td></tr>') }))).toBeUndefined();
  });

  test('a form that points to another host is not sent', async () => {
    const session = sessionWith({ url: 'http://127.0.0.1:9' } as FitpassSimulator, credentials);
    const away =
      '<form id="new_login_user" action="https://evil.example/sessions"><input name="authenticity_token" value="t"></form>';
    const requests: string[] = [];
    const http = {
      send: (request: { url: string }) => {
        requests.push(request.url);
        return Promise.resolve({ status: 200, headers: {}, setCookies: [], body: away, durationMs: 1 });
      },
    };
    expect((await errorOf(fitpass.checkCredentials({ ...session, http }))).kind).toBe('unreadable');
    expect(requests).toEqual(['http://127.0.0.1:9/sessions/new']);
  });
});
