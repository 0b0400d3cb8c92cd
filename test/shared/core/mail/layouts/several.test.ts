import type { TaughtReservation } from '#shared/core/mail/layouts/layout.ts';
import { learnLayout } from '#shared/core/mail/layouts/learn-layout.ts';
import { learnMeanings } from '#shared/core/mail/layouts/learn-several.ts';
import { pagesOf } from '#shared/core/mail/layouts/page.ts';
import { readMailByLayouts } from '#shared/core/mail/layouts/read-by-layouts.ts';
import { parseMail } from '#shared/core/mail/parse-mail.ts';

type Row = readonly [name: string, cls: string, date: string, time: string, ref: string];

const ana: Row = ['Ana Ruiz', 'Yoga', '2026-01-14', '18:30', 'RX-1001'];
const eva: Row = ['Eva Sol', 'Pilates', '2026-01-15', '19:30', 'RX-1002'];
const iva: Row = ['Iva Gil', 'Barre', '2026-01-16', '20:30', 'RX-1003'];

const told = ([
  customerName,
  className,
  classDate,
  classTime,
  marketplaceBookingRef,
]: Row): TaughtReservation => ({
  eventType: 'booking_confirmed',
  customerName,
  className,
  classDate,
  classTime,
  marketplaceBookingRef,
});

const head = 'From: a@b.example\r\nSubject: Roster\r\nContent-Type: text/';
const cells = (row: readonly string[]): string =>
  `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (...rows: readonly Row[]): string =>
  `${head}html\r\n\r\n<p>One more on your roster:</p><table>${cells(['Athlete', 'Workout', 'Day', 'Hour', 'Voucher'])}${rows.map(cells).join('')}</table><p>Bye</p>`;
const labels = (...rows: readonly Row[]): string =>
  `${head}plain\r\n\r\nOne more on your roster:\r\n\r\n${rows
    .map(
      ([name, cls, date, time, ref]) =>
        `Athlete: ${name}\r\nWorkout: ${cls}\r\nDay: ${date} ${time}\r\nVoucher: ${ref}\r\n`,
    )
    .join('\r\n')}`;
const list = (...rows: readonly Row[]): string =>
  `${head}html\r\n\r\n<p>Athlete: ${rows[0]![0]}</p><p>One more on your roster:</p>${rows
    .map(([, cls, date, time]) => `<div>${cls}</div><div>${date}</div><div>${time}</div>`)
    .join('')}<p>Bye</p>`;

const requestOf = async (raw: string) => ({
  mail: await parseMail(raw),
  zone: 'America/Mexico_City',
  receivedAt: '2026-01-05T09:12:00Z',
});
const learn = async (raw: string, meaning: TaughtReservation) =>
  learnLayout(pagesOf(await requestOf(raw))[0], meaning);

async function read(taught: string, raw: string, meaning = told(ana)) {
  const learned = await learn(taught, meaning);
  if (learned.kind === 'refused') throw new Error(learned.reason);
  return readMailByLayouts(await requestOf(raw), [learned.layout]);
}

describe('a mail in a learned layout with several reservations', () => {
  it.each([
    ['rows of a table', table],
    ['labels', labels],
  ])('is read as each of them: %s', async (_, write) => {
    expect((await read(write(ana), write(eva)))?.reservations).toMatchObject([told(eva)]);
    expect((await read(write(ana), write(eva, iva, ana)))?.reservations).toMatchObject(
      [eva, iva, ana].map(told),
    );
  });

  it('uses the client named above the list for all reservations', async () => {
    const expectedOf = (row: Row) => ({ ...told(row), marketplaceBookingRef: null });
    const reading = await read(list(ana), list(eva, iva), expectedOf(ana));
    expect(reading?.reservations).toMatchObject([
      expectedOf(eva),
      { ...expectedOf(iva), customerName: 'Eva Sol' },
    ]);
  });

  it('needs a person if one reservation has a different format', async () => {
    const other: Row = ['Iva Gil', 'Barre', '16 January', '20:30', 'RX-1003'];
    expect(await read(labels(ana), labels(eva, other))).toBeUndefined();
    const further = table(eva).replace('<p>Bye</p>', '<p>And on</p><p>2026-01-16</p><p>Barre, Iva Gil</p>');
    expect(await read(table(ana), further)).toBeUndefined();
  });

  it('teaches nothing if only one of them was corrected', async () => {
    expect(await learn(table(ana, eva), told(ana))).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('several reservations'),
    });
    expect((await learn(labels(ana, eva), told(ana))).kind).toBe('refused');
  });
});

/** A group booking: the class first, and the list of those who booked it below. */
const group = (...rows: readonly Row[]): string =>
  `${head}html\r\n\r\n<p>A group is coming.</p><p>Workout: ${rows[0]![1]}</p><p>Day: ${rows[0]![2]} ${rows[0]![3]}</p><p>Attendees</p><ul>${rows
    .map(([name, , , , ref]) => `<li>${name}, voucher ${ref}</li>`)
    .join('')}</ul><p>See you soon</p>`;
const names = (...rows: readonly Row[]): string =>
  `${head}html\r\n\r\n<p>A group is coming.</p><p>Workout: ${rows[0]![1]}</p><p>Day: ${rows[0]![2]} ${rows[0]![3]}</p><p>Attendees:</p>${rows
    .map(([name]) => `<div>${name}</div>`)
    .join('')}<p>See you soon</p>`;

const inClass = ([name, , , , ref]: Row, [, cls, date, time]: Row): Row => [name, cls, date, time, ref];
const eva2 = inClass(eva, ana);
const iva2 = inClass(iva, ana);
const gil: Row = ['Leo Gil', 'Yoga', '2026-01-14', '18:30', 'RX-1009'];
const withoutRef = (row: Row): TaughtReservation => ({ ...told(row), marketplaceBookingRef: null });

async function learnAll(raw: string, all: readonly TaughtReservation[]) {
  const [first, ...others] = all;
  if (!first) throw new Error('nothing to learn');
  return learnMeanings(pagesOf(await requestOf(raw))[0], [first, ...others]);
}

async function readByAll(taught: string, all: readonly TaughtReservation[], raw: string) {
  const learned = await learnAll(taught, all);
  if (learned.kind === 'refused') throw new Error(learned.reason);
  return readMailByLayouts(await requestOf(raw), [learned.layout]);
}

describe('a mail whose reservations a person entered one by one', () => {
  it.each([
    ['rows of a table', table, [ana, eva], [iva, ana, eva]],
    ['labels', labels, [ana, eva], [iva, ana, eva]],
    ['those who come to one class', group, [ana, eva2], [ana, iva2, eva2]],
  ])('teaches how more, fewer and single ones are read: %s', async (_, write, taught, next) => {
    const all = taught.map(told);
    expect((await readByAll(write(...taught), all, write(...next)))?.reservations).toMatchObject(
      next.map(told),
    );
    expect((await readByAll(write(...taught), all, write(gil)))?.reservations).toMatchObject([told(gil)]);
  });

  it('teaches its layout whichever reservation was entered first', async () => {
    const reading = await readByAll(group(ana, eva2, iva2), [iva2, ana, eva2].map(told), group(ana, iva2));
    expect(reading?.reservations).toMatchObject([ana, iva2].map(told));
  });

  it('teaches rows with only names, between the lines above and below them', async () => {
    const reading = await readByAll(names(ana, eva2), [ana, eva2].map(withoutRef), names(iva2, gil, eva2));
    expect(reading?.reservations).toMatchObject([iva2, gil, eva2].map(withoutRef));
  });

  it('needs a person if a row has a different format, and is never read partially', async () => {
    const all = [ana, eva2].map(told);
    const pending = group(ana, iva2, eva2).replace(', voucher RX-1003', ' (on the waitlist)');
    expect(await readByAll(group(ana, eva2), all, pending)).toBeUndefined();
    const further = names(ana, eva2).replace('<p>See you', '<div>2 more of theirs</div><p>See you');
    expect(await readByAll(names(ana, eva2), [ana, eva2].map(withoutRef), further)).toBeUndefined();
  });

  it('teaches nothing if reservations share a line, or differ in kind', async () => {
    const sentence = group(ana).replace('Ana Ruiz, voucher RX-1001', 'Ana Ruiz and Eva Sol');
    expect(await learnAll(sentence, [ana, eva2].map(withoutRef))).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('one below the other'),
    });
    const gone = { ...told(eva), eventType: 'booking_cancelled' as const };
    expect(await learnAll(table(ana, eva), [told(ana), gone])).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('different things'),
    });
  });

  it('teaches nothing from rows of names without a line below them', async () => {
    const open = names(ana, eva2).replace('<p>See you soon</p>', '');
    expect((await learnAll(open, [ana, eva2].map(withoutRef))).kind).toBe('refused');
  });

  it('teaches nothing if one of its reservations was left out', async () => {
    expect((await learnAll(table(ana, eva, iva), [told(ana), told(eva)])).kind).toBe('refused');
    expect((await learnAll(group(ana, eva2, iva2), [told(ana), told(eva2)])).kind).toBe('refused');
  });
});
