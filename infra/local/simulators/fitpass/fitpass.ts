import { html, json, type Call, type Reply } from '../_shared/call.ts';
import { plainDesk } from '../_shared/plain-desk.ts';
import { startSimulator, type Simulator, type SimulatorOptions } from '../_shared/simulator.ts';
import { calendarPage, editPage, reservationsPart, schedule, signInPage } from './pages.ts';
import { cookieOf, Sessions, type PortalSession } from './sessions.ts';
import type { SimulatorParts } from '../_shared/parts.ts';

export interface FitpassSimulator extends Simulator {
  /** Ends every portal session, as the real portal does after some time. */
  readonly signEveryoneOut: () => void;
}

type Parts = Pick<SimulatorParts, 'store'> & { readonly sessions: Sessions };
type SignedIn = PortalSession & { readonly studio: string };

const signInPath = '/sessions/new';
const firstGymId = 9_000;
const streamed = { 'content-type': 'text/vnd.turbo-stream.html; charset=utf-8' };

/** Fitpass' staff portal, where a studio is identified by an e-mail address (its username) and its password. */
export async function createFitpass(options: SimulatorOptions = {}): Promise<FitpassSimulator> {
  const sessions = new Sessions();
  const simulator = await startSimulator(
    ({ store, now }) => ({
      title: 'Fitpass',
      note: 'What members would see: places on offer and booked, by day. Places are set in the staff portal, at /sessions/new.',
      answer: (call) => answer(call, { store, sessions }),
      desk: plainDesk({ store, now }),
      endSessions: () => sessions.endAll(),
    }),
    options,
  );
  return { ...simulator, signEveryoneOut: () => sessions.endAll() };
}

function answer(call: Call, parts: Parts): Reply {
  const session = parts.sessions.of(call);
  if (call.method === 'GET' && call.path === signInPath)
    return showSignIn(session ?? parts.sessions.begin(), parts);
  if (call.method === 'POST' && call.path === '/sessions') return signIn(call, session, parts);
  if (session?.studio === undefined) return { status: 302, headers: { location: signInPath } };
  return answerSignedIn(call, { ...session, studio: session.studio }, session, parts);
}

function answerSignedIn(
  call: Call,
  who: SignedIn,
  session: PortalSession,
  { store, sessions }: Parts,
): Reply {
  const own = store.classes(who.studio);
  const gymId = firstGymId + store.studios().findIndex(({ username }) => username === who.studio);
  if (call.method === 'GET' && call.path === '/g/calendar')
    return html(200, calendarPage(sessions.renewToken(session), gymId, own));
  if (call.method === 'GET' && call.path === '/calendars/schedules')
    return listSchedules(call, who, gymId, store);
  if (call.method === 'GET' && call.path === '/s/reservaciones/search')
    return listReservations(call, who, store);
  const [, editId, postId] =
    /^(?:\/schedules\/(\d+)\/edit|\/calendars\/schedules\/(\d+))$/.exec(call.path) ?? [];
  const one = own.find(({ id }) => String(id) === (editId ?? postId));
  if (one === undefined) return html(404, '<!doctype html><title>404</title><h1>No existe</h1>');
  if (call.method === 'GET' && editId !== undefined) {
    // Only the portal's own scripts receive parts of a page.
    if (!(call.headers['accept'] ?? '').includes('text/html')) return html(406, '');
    return html(200, editPage(sessions.renewToken(session), gymId, one));
  }
  if (call.method !== 'POST' || postId === undefined) return html(404, '');
  return save(call, session, one, gymId, { store, sessions });
}

function save(
  call: Call,
  session: PortalSession,
  one: ReturnType<SimulatorParts['store']['classes']>[number],
  gymId: number,
  { store, sessions }: Parts,
): Reply {
  const form = new URLSearchParams(call.body);
  if (form.get('authenticity_token') !== session.token) return html(422, '<h1>InvalidAuthenticityToken</h1>');
  if (form.get('_method') !== 'patch') return html(404, '');
  const text = form.get('schedule[lesson_availability]') ?? '';
  const token = sessions.renewToken(session);
  if (!/^\d{1,5}$/.test(text)) return html(422, editPage(token, gymId, one, 'El cupo no es un número'));
  const slots = Number(text);
  store.setSlots(one, slots);
  return { ...saved(call, one.id), applied: { reference: one.reference, slots } };
}

/** The portal's scripts get a part of the page; a plain browser gets the form again. */
function saved(call: Call, id: number): Reply {
  if (!(call.headers['accept'] ?? '').includes('turbo-stream'))
    return { status: 303, headers: { location: `/schedules/${id}/edit` } };
  return html(200, '<turbo-stream action="refresh"></turbo-stream>', streamed);
}

function showSignIn(session: PortalSession, { sessions }: Parts): Reply {
  return html(200, signInPage(sessions.renewToken(session)), cookieOf(session));
}

function signIn(call: Call, session: PortalSession | undefined, { store, sessions }: Parts): Reply {
  const form = new URLSearchParams(call.body);
  if (session === undefined || form.get('authenticity_token') !== session.token)
    return html(422, '<h1>InvalidAuthenticityToken</h1>');
  const studio = store.studio(form.get('login_user[email]') ?? '');
  if (studio === undefined || studio.password !== form.get('login_user[password]'))
    return html(422, signInPage(sessions.renewToken(session), 'Correo o contraseña incorrectos'));
  sessions.end(session);
  return { status: 302, headers: { ...cookieOf(sessions.begin(studio.username)), location: '/g/calendar' } };
}

function listSchedules(call: Call, who: SignedIn, gymId: number, store: SimulatorParts['store']): Reply {
  if (call.query.get('gym_id') !== String(gymId)) return json(404, { error: 'not found' });
  const from = Date.parse(call.query.get('from_date') ?? '');
  const to = Date.parse(call.query.get('to_date') ?? '');
  const within = store
    .classes(who.studio)
    .filter(({ startsAt }) => Date.parse(startsAt) >= from && Date.parse(startsAt) <= to);
  return json(200, within.map(schedule));
}

function listReservations(call: Call, who: SignedIn, store: SimulatorParts['store']): Reply {
  const from = call.query.get('from_date') ?? '';
  const to = call.query.get('to_date') ?? '';
  const within = store.classes(who.studio).filter(({ localDate }) => localDate >= from && localDate <= to);
  const page = Number(call.query.get('pagination[page]') ?? 1);
  return html(
    200,
    reservationsPart(within, page, (one) => store.bookings.ofClass(one)),
    streamed,
  );
}
