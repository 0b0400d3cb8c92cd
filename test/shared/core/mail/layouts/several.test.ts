import type { TaughtReservation } from '#shared/core/mail/layouts/layout.ts';
import { learnLayout } from '#shared/core/mail/layouts/learn-layout.ts';
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

describe('a mail of a learned layout that tells several reservations', () => {
  it.each([
    ['rows of a table', table],
    ['labels', labels],
  ])('is read as each of them: %s', async (_, write) => {
    expect((await read(write(ana), write(eva)))?.reservations).toMatchObject([told(eva)]);
    expect((await read(write(ana), write(eva, iva, ana)))?.reservations).toMatchObject(
      [eva, iva, ana].map(told),
    );
  });

  it('has the client of all of them above their list', async () => {
    const expectedOf = (row: Row) => ({ ...told(row), marketplaceBookingRef: null });
    const reading = await read(list(ana), list(eva, iva), expectedOf(ana));
    expect(reading?.reservations).toMatchObject([
      expectedOf(eva),
      { ...expectedOf(iva), customerName: 'Eva Sol' },
    ]);
  });

  it('is for a person where one of them is written otherwise', async () => {
    const other: Row = ['Iva Gil', 'Barre', '16 January', '20:30', 'RX-1003'];
    expect(await read(labels(ana), labels(eva, other))).toBeUndefined();
    const further = table(eva).replace('<p>Bye</p>', '<p>And on</p><p>2026-01-16</p><p>Barre, Iva Gil</p>');
    expect(await read(table(ana), further)).toBeUndefined();
  });

  it('teaches none: one of them alone was corrected', async () => {
    expect(await learn(table(ana, eva), told(ana))).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('several reservations'),
    });
    expect((await learn(labels(ana, eva), told(ana))).kind).toBe('refused');
  });
});
