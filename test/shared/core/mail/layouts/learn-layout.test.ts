import type { TaughtMeaning, TaughtReservation } from '#shared/core/mail/layouts/layout.ts';
import { learnFromMail } from '#shared/core/mail/layouts/learn-from-mail.ts';
import { readMailByLayouts } from '#shared/core/mail/layouts/read-by-layouts.ts';
import type { ParsedMail } from '#shared/core/mail/mail.ts';

const mailOf = (text: string, subject = 'News of your roster', html = ''): ParsedMail => ({
  subject,
  from: 'Roster <mails@roster.test>',
  date: 'Mon, 05 Jan 2026 09:12:00 +0000',
  text,
  html,
});
const requestOf = (mail: ParsedMail) => ({
  mail,
  zone: 'America/Mexico_City',
  receivedAt: '2026-01-05T09:12:00Z',
});

const booking = (over: Partial<TaughtReservation> = {}): TaughtReservation => ({
  eventType: 'booking_confirmed',
  customerName: 'Ana Ruiz',
  className: 'Yoga',
  classDate: '2026-01-14',
  classTime: '18:30',
  marketplaceBookingRef: 'RX-1001',
  ...over,
});

const roster = (
  over: Partial<
    Record<'name' | 'first' | 'className' | 'date' | 'time' | 'ref' | 'act' | 'more', string>
  > = {},
) => {
  const {
    name = 'Ana Ruiz',
    first = 'Ana',
    className = 'Yoga',
    date = '14/01/2026',
    time = '18h30',
    ref = 'RX-1001',
  } = over;
  const { act = 'takes', more = '' } = over;
  return `Dear Casa Luz,\n\n${first} ${act} a place.\n\nAthlete: ${name}\nWorkout: ${className}\n${more}Day: ${date} ${time}\nVoucher: ${ref}\n\nUntil soon`;
};

function taught(text: string, meaning: TaughtMeaning, subject?: string, html?: string) {
  const learned = learnFromMail(requestOf(mailOf(text, subject, html)), meaning);
  if (learned.kind === 'refused') throw new Error(learned.reason);
  return (other: string, otherSubject = subject, otherHtml?: string) =>
    readMailByLayouts(requestOf(mailOf(other, otherSubject, otherHtml)), [learned.layout]);
}
const refusalOf = (text: string, meaning: TaughtMeaning, subject?: string): string => {
  const learned = learnFromMail(requestOf(mailOf(text, subject)), meaning);
  return learned.kind === 'refused' ? learned.reason : 'learned';
};

describe('a layout learned from one mail', () => {
  it('reads the next mails in its form, whatever their values', () => {
    const read = taught(roster(), booking());
    const other = roster({
      name: 'María José de la Cruz',
      first: 'María José',
      className: 'HIIT - Advanced',
      date: '03/02/2026',
      time: '6h00',
      ref: 'RX-7',
      more: 'Coach: Julia Reyes\n',
    });
    expect(read(other)?.reservations).toEqual([
      {
        eventType: 'booking_confirmed',
        marketplace: null,
        customerName: 'María José de la Cruz',
        className: 'HIIT - Advanced',
        classDate: '2026-02-03',
        classTime: '06:00',
        marketplaceBookingRef: 'RX-7',
        confidence: 0.97,
      },
    ]);
  });

  it.each([
    ['says that something else happened', roster({ act: 'gives back' })],
    ['says in a line more that it was cancelled', roster({ more: 'Status: cancelled\n' })],
    [
      'tells of two reservations',
      `${roster()}\n\nAthlete: Eva Sol\nWorkout: Barre\nDay: 15/01/2026 18h30\nVoucher: RX-2`,
    ],
    ['greets somebody else than it names', roster({ name: 'Eva Sol' })],
    ['has a date of another form', roster({ date: '2026-01-14' })],
    ['has no time', roster({ time: '' })],
    ['lacks its class, so that another label follows', roster({ className: '' })],
    ['ends with a cancellation', `${roster()}\n\nThis place was cancelled since.`],
  ])('leaves a mail to a person that %s', (_, text) => {
    expect(taught(roster(), booking())(text)).toBeUndefined();
  });

  it.each([
    'The client changed the time of this booking.',
    'Previous time: 13/01/2026 18h30',
    'La atleta cambió su reserva de Pilates a esta sesión.',
    'Sesión anterior: Pilates',
    'This voucher replaces voucher RX-0999.',
    'The cancellation of this place was declined.',
  ])('leaves a mail to a person that also says %j', (more) => {
    const read = taught(roster(), booking());
    expect(read(`${roster()}\n\n${more}`)).toBeUndefined();
    expect(read(roster({ more: `${more}\n` }))).toBeUndefined();
  });

  it('reads a change if a mail with the same kind of change taught it', () => {
    const changed = (name: string) => `${roster({ name, first: name })}\n\nPrevious time: 13/01/2026 18h30`;
    const read = taught(changed('Ana'), booking({ customerName: 'Ana' }));
    expect(read(changed('Eva'))?.reservations).toMatchObject([booking({ customerName: 'Eva' })]);
    expect(read(`${changed('Eva')}\n\nThe cancellation of this place was declined.`)).toBeUndefined();
  });

  it('does not match a mail with a different subject', () => {
    const read = taught(roster(), booking(), 'A place was taken');
    expect(read(roster(), 'A place was taken')).toBeDefined();
    expect(read(roster(), 'A place was given back')).toBeUndefined();
  });

  it('reads sentences broken over lines, and class names that contain words of the sentence', () => {
    const read = taught(
      'Hello there,\n\nAna Ruiz is now on the list of Yoga, which you run on Wednesday, 14\nJanuary at 18:30 in the large hall of your studio.',
      booking({ marketplaceBookingRef: null }),
    );
    expect(
      read(
        'Hello there,\n\nÍñigo O’Brien is now on the list of Yoga, which begins slowly, which you run\non Monday, 9 February at 7:15 in the large hall of your studio.',
      )?.reservations,
    ).toMatchObject([
      {
        customerName: 'Íñigo O’Brien',
        className: 'Yoga, which begins slowly',
        classDate: '2026-02-09',
        classTime: '07:15',
      },
    ]);
  });

  it('makes no choice if a line can be read in two ways', () => {
    const read = taught(
      'A place was sold.\nAna Ruiz takes Yoga with Julia on 14/01/2026 at 18:30.',
      booking({ marketplaceBookingRef: null }),
    );
    expect(
      read('A place was sold.\nAna Ruiz takes Yoga with Weights with Julia on 14/01/2026 at 18:30.'),
    ).toBeUndefined();
  });

  it('reads cells of a table, and a name in two of them', () => {
    const table = (cells: readonly string[]): string =>
      `<p>One place was sold.</p><table>${cells.map((cell) => `<tr><td>${cell}</td></tr>`).join('')}</table>`;
    const read = taught(
      '',
      booking(),
      'Sold',
      table([
        'Class',
        'Yoga',
        'First name',
        'Ana',
        'Last name',
        'Ruiz',
        'When',
        '14 Jan 2026, 6:30 PM',
        'ID',
        'RX-1001',
      ]),
    );
    const other = table([
      'Class',
      'Barre',
      'First name',
      'Eva',
      'Last name',
      'Sol',
      'When',
      '3 Feb 2026, 7 AM',
      'ID',
      'RX-2',
    ]);
    expect(read('', 'Sold', other)?.reservations).toMatchObject([
      {
        customerName: 'Eva Sol',
        className: 'Barre',
        classDate: '2026-02-03',
        classTime: '07:00',
        marketplaceBookingRef: 'RX-2',
      },
    ]);
  });

  it('leaves the order of day and month open without evidence', () => {
    const at = (date: string): string =>
      `A place was sold.\nWho: Ana Ruiz\nWhat: Yoga\nWhen: ${date} at 18:30`;
    const read = taught(at('02/02/2026'), booking({ classDate: '2026-02-02', marketplaceBookingRef: null }));
    expect(read(at('03/02/2026'))).toBeUndefined();
    expect(read(at('20/02/2026'))?.reservations).toMatchObject([{ classDate: '2026-02-20' }]);
  });

  it('contains no word of the customer', () => {
    const learned = learnFromMail(
      requestOf(mailOf(roster({ more: 'Mail: ana@mail.test\nPhone: 55 1234\n' }))),
      booking(),
    );
    expect(learned.kind).toBe('learned');
    expect(JSON.stringify(learned)).not.toMatch(/ana|ruiz|rx|1001|1234|18:?30|yoga/i);
  });
});

describe('mails without a reservation', () => {
  const payout = (amount: string): string =>
    `Hello Casa Luz,\n\nYour payout of ${amount} left us today.\nIt reaches your bank soon.`;

  it('are recognized by their form only', () => {
    const read = taught(payout('$120.50'), 'no-reservation');
    expect(read(payout('$9.00'))).toMatchObject({ outcome: 'ignored', reservations: [] });
    expect(read(roster())).toBeUndefined();
    expect(read(`${payout('$9.00')}\nAna Ruiz booked Yoga.`)).toBeUndefined();
  });
});

describe('nothing is learned from a mail', () => {
  it.each([
    [
      'in which the name does not stand',
      booking({ customerName: 'Eva Sol' }),
      /name does not appear in this mail/,
    ],
    ['in which no date is the day', booking({ classDate: '2026-01-15' }), /No date in this mail/],
    ['in which the time does not stand', booking({ classTime: '19:00' }), /No time in this mail/],
    [
      'of which nothing is said',
      booking({ className: null, classDate: null, marketplaceBookingRef: null }),
      /Enter at least/,
    ],
  ])('%s', (_, meaning, reason) => {
    expect(refusalOf(roster(), meaning)).toMatch(reason);
  });

  it('that contains little besides its values', () => {
    const meaning = booking({ marketplaceBookingRef: null });
    expect(refusalOf('Ana Ruiz\nYoga\n14/01/2026 18:30', meaning, '')).toMatch(/too little/);
  });
});
