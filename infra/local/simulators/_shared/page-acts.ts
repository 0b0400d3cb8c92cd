import { counted } from './counted.ts';
import { html, type Call, type Reply } from './call.ts';
import type { Booking, ListedClass } from './class.ts';
import { escapeHtml } from './escape-html.ts';
import { actButton } from './page-button.ts';
import { saveSettings } from './page-settings.ts';
import type { Desk } from './parts.ts';
import type { Store } from './store.ts';

export const actPath = '/_page/act';
const bookingsShown = 50;
const placesMax = 32_000;

/** The places of a class: a number or, if the studio sets it manually, an input with a button. */
export function placesOf(one: ListedClass, desk: Desk): string {
  if (desk.setSlots === undefined) return String(one.slots);
  const label = escapeHtml(`Places of ${one.name}, ${one.localTime}`);
  return `<span class="set"><input form="act" type="number" min="0" max="${placesMax}" name="slots-${one.id}" value="${one.slots}" aria-label="${label}">
${actButton(`set:${one.id}`, 'Set', `${one.name}, ${one.localTime}`)}</span>`;
}

/** Performs the action of a button, and returns to the page, which shows the result. */
export function answerAct(call: Call, desk: Desk, store: Store): Reply {
  // A page of another site in the same browser must not be able to do anything here.
  if (call.headers['origin'] !== `http://${call.headers['host']}`) return html(403, '');
  const form = new URLSearchParams(call.body);
  const [what = '', id = ''] = (form.get('do') ?? 'nothing:').split(':');
  const note = act(what, Number(id), form, desk, store);
  return { status: 303, headers: { location: `/?${new URLSearchParams({ note })}` } };
}

function act(what: string, id: number, form: URLSearchParams, desk: Desk, store: Store): string {
  if (what === 'book' || what === 'set') {
    const one = store.classes().find((listed) => listed.id === id);
    if (one === undefined) return 'There is no such class.';
    return what === 'book' ? book(one, form, desk) : setPlaces(one, form, desk);
  }
  // Enter in a field presses the form's first button.
  if (what === 'nothing') return 'Nothing was done: press the button beside the field.';
  if (what === 'settings') return saveSettings(id, form, desk, store);
  const booking = store.bookings.byId(id);
  if (booking === undefined) return 'There is no such booking.';
  if (what === 'cancel') return desk.cancel(booking, false) ?? `${booking.member.name} cancelled.`;
  if (what === 'late-cancel') return desk.cancel(booking, true) ?? `${booking.member.name} cancelled late.`;
  if (what === 'check-in' && desk.checkIn)
    return desk.checkIn(booking) ?? `${booking.member.name} checked in.`;
  return 'Nothing was done.';
}

function book(one: ListedClass, form: URLSearchParams, desk: Desk): string {
  const name = (form.get('member') ?? '').trim();
  const made = desk.book(one, name === '' ? {} : { name });
  if (typeof made === 'string') return made;
  return `${made.member.name} ${made.status === 'requested' ? 'asked for' : 'booked'} ${one.name}, ${one.localTime}.`;
}

function setPlaces(one: ListedClass, form: URLSearchParams, desk: Desk): string {
  const text = form.get(`slots-${one.id}`) ?? '';
  const slots = Number(text);
  if (!/^\d+$/.test(text) || slots > placesMax)
    return `Places must be a whole number from 0 to ${placesMax}.`;
  return desk.setSlots?.(one, slots) ?? `${one.name}, ${one.localTime}: ${counted(slots, 'place')}.`;
}

/** The newest bookings made by members in the simulator, with their possible actions. */
export function bookingList(store: Store, desk: Desk): string {
  const newest = store.bookings.all().slice(-bookingsShown).toReversed();
  if (newest.length === 0) return '';
  const rows = newest.map((one) => bookingRow(one, store, desk)).join('');
  return `<section aria-labelledby="bookings"><h2 id="bookings">Newest bookings</h2>
<div class="scroll"><table class="bookings"><thead><tr><th scope="col">Booking</th><th scope="col">Member</th><th scope="col">Class</th>
<th scope="col">State</th><th scope="col">Actions</th></tr></thead><tbody>${rows}</tbody></table></div></section>`;
}

function bookingRow(booking: Booking, store: Store, desk: Desk): string {
  const one = store.classes(booking.studio).find(({ id }) => id === booking.classId);
  const title = one === undefined ? 'a class that is gone' : `${one.name}, ${one.localDate} ${one.localTime}`;
  const open = booking.status === 'requested' || booking.status === 'reserved';
  const acts = [
    open && actButton(`cancel:${booking.id}`, 'Cancel', booking.member.name),
    open && actButton(`late-cancel:${booking.id}`, 'Cancel late', booking.member.name),
    booking.status === 'reserved' &&
      desk.checkIn !== undefined &&
      booking.checkIn === undefined &&
      actButton(`check-in:${booking.id}`, 'Check in', booking.member.name),
  ].filter((button) => button !== false);
  return `<tr><td>${escapeHtml(booking.reference)}</td><th scope="row">${escapeHtml(booking.member.name)}</th><td>${escapeHtml(title)}</td>
<td>${escapeHtml(stateOf(booking))}</td><td class="acts">${acts.join(' ')}</td></tr>`;
}

function stateOf({ status, reason, checkIn, answerBy }: Booking): string {
  if (checkIn?.validatedAt !== undefined) return 'checked in, validated by the studio';
  if (checkIn !== undefined) return 'checked in, waits for validation';
  if (status === 'requested') return `waits for the studio until ${answerBy?.slice(11, 16) ?? ''} UTC`;
  return reason === undefined ? status.replaceAll('-', ' ') : `${status.replaceAll('-', ' ')}: ${reason}`;
}
