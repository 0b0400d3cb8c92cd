import type { MailLayout, TaughtMeaning, TaughtReservation } from '#shared/core/mail/layouts/layout.ts';
import { learnLayout } from '#shared/core/mail/layouts/learn-layout.ts';
import { pagesOf, type MailPage } from '#shared/core/mail/layouts/page.ts';
import { readMailByLayouts } from '#shared/core/mail/layouts/read-by-layouts.ts';
import { alikeText, holdsOnlyPublicWords, shareableLayout } from '#shared/core/mail/layouts/share-layout.ts';
import { parseMail } from '#shared/core/mail/parse-mail.ts';
import { developedForms } from '#test/eval/mail-layouts/developed.ts';
import { heldOutForms } from '#test/eval/mail-layouts/held-out.ts';
import { drawn, writeMail, type WrittenMail } from '#test/eval/mail-layouts/write-mail.ts';

const booking = (over: Partial<TaughtReservation> = {}): TaughtReservation => ({
  eventType: 'booking_confirmed',
  customerName: 'Ana Ruiz',
  className: 'Yoga',
  classDate: '2026-01-14',
  classTime: '18:30',
  marketplaceBookingRef: 'RX-1001',
  ...over,
});
const nobody = booking({ customerName: null });

const values = ['Workout: Yoga', 'Day: 14/01/2026 18h30', 'Voucher: RX-1001'];
const pageOf = (lines: readonly string[], subject = 'News of your roster'): MailPage => ({
  subject,
  lines,
  context: { mailDay: '2026-01-05', monthFirst: false, settled: true },
});

function learned(page: MailPage, meaning: TaughtMeaning): MailLayout {
  const found = learnLayout(page, meaning);
  if (found.kind === 'refused') throw new Error(found.reason);
  return found.layout;
}
const shared = (page: MailPage, meaning: TaughtMeaning = booking()): MailLayout | undefined =>
  shareableLayout(learned(page, meaning), page);

const roster = (...more: string[]): string[] => [
  'Dear Casa Luz,',
  'One more athlete on your roster.',
  ...more,
  'Athlete: Ana Ruiz',
  ...values,
];

describe('the shareable part of a layout', () => {
  it('consists of its public words, punctuation and slots, without values of the mail', () => {
    const layout = shared(pageOf(roster('Call 55 1234 5678 or write to ana.ruiz@mail.test.')));
    const text = JSON.stringify(layout);
    expect(text).toContain('athlete');
    expect(text).not.toMatch(/ana|ruiz|luz|yoga|1001|5678|mail\.test|2026/i);
  });

  it.each([
    {
      what: 'a name in small letters that nobody marked',
      bad: ['ana ruiz is on your roster now.', ...values],
      good: ['one athlete is on your roster now.', ...values],
    },
    {
      what: 'a name before a colon',
      bad: ['One more athlete on your roster.', 'Ana: Yoga', ...values.slice(1)],
      good: ['One more athlete on your roster.', 'Class: Yoga', ...values.slice(1)],
    },
    {
      what: 'a surname that is a word as well',
      bad: ['One more athlete, Ana Price, is on it.', ...values],
      good: ['One more athlete, Ana Prieto, is on it.', ...values],
    },
    {
      what: 'a first name that is a word as well',
      bad: ['Will booked a place on your roster.', ...values],
      good: ['Ana booked a place on your roster.', ...values],
    },
    {
      what: 'a name that begins as a word of status does',
      bad: ['Your client Esperanza is on it now.', ...values],
      good: ['Your client Milena is on it now.', ...values],
    },
    {
      what: 'what a client wrote',
      bad: ['One more athlete on your roster.', 'my knee hurts since the accident', ...values],
      good: ['One more athlete on your roster.', 'all details are in the list', ...values],
    },
  ])('is nothing where it holds $what', ({ bad, good }) => {
    expect(shared(pageOf(good), nobody)).toBeDefined();
    expect(shared(pageOf(bad), nobody)).toBeUndefined();
  });

  it('is empty if a name occurs in its subject', () => {
    expect(shared(pageOf(roster(), 'news of rosita'))).toBeUndefined();
  });

  it('is empty if a name occurs below the values, in a line that says what happened', () => {
    const text = roster().concat('This place was confirmed by rosa maria.');
    expect(shared(pageOf(text))).toBeUndefined();
  });

  it('is empty for a mail without a reservation, and for one with too few words', () => {
    expect(shared(pageOf(roster()), 'no-reservation')).toBeUndefined();
    expect(shared(pageOf(['Client: Ana Ruiz', ...values], 'Note'))).toBeUndefined();
  });

  it('is checked again before it is stored', () => {
    const layout = shared(pageOf(roster()))!;
    expect(holdsOnlyPublicWords(layout)).toBe(true);
    const withWord = (text: string, kind: 'word' | 'mark' = 'word'): MailLayout => ({
      ...layout,
      told: [{ elements: [{ kind, text }], optional: false, times: 1 }],
    });
    expect(holdsOnlyPublicWords(withWord('ruiz'))).toBe(false);
    expect(holdsOnlyPublicWords(withWord('ruiz', 'mark'))).toBe(false);
    expect(holdsOnlyPublicWords({ ...layout, dates: [{ shape: ['D', 'ruiz'] }] })).toBe(false);
  });
});

describe('layouts of two studios', () => {
  it('are equal if only names, values, gender and optional lines differ', () => {
    const one = shared(pageOf(roster('Coach: Julia Reyes')))!;
    const lines = roster().map((line) =>
      line
        .replace('Casa Luz', 'Pilates Norte')
        .replace('Ana Ruiz', 'Eva de la Cruz')
        .replace('Yoga', 'HIIT')
        .replace('RX-1001', 'RX-7'),
    );
    const other = shared(
      pageOf(lines),
      booking({ customerName: 'Eva de la Cruz', className: 'HIIT', marketplaceBookingRef: 'RX-7' }),
    )!;
    expect(alikeText(other)).toBe(alikeText(one));
  });

  it('differ if a word, a format or a meaning differs', () => {
    const texts = [
      shared(pageOf(roster())),
      shared(pageOf(roster().map((line) => line.replace('more', 'new')))),
      shared(pageOf(roster().map((line) => line.replace('18h30', '6:30 pm')))),
      shared(pageOf(roster().map((line) => line.replace('14/01/2026', '2026-01-14')))),
      shared(pageOf(roster()), booking({ eventType: 'booking_cancelled' })),
    ].map((layout) => alikeText(layout!));
    expect(new Set(texts).size).toBe(texts.length);
  });
});

const requestOf = async ({ raw }: WrittenMail) => ({
  mail: await parseMail(raw),
  zone: 'America/Mexico_City',
  receivedAt: '2026-01-05T09:12:00Z',
});
const hostile = 'rosita juega con su perro';
const studios = 2;

describe.each([...developedForms, ...heldOutForms].map((form) => [form.id, form] as const))(
  '%s',
  (_, form) => {
    it('are shared without private words, and read only mails in the same layout', async () => {
      for (let seed = 1; seed <= studios; seed++) {
        const random = drawn(seed);
        const mail = writeMail(form, random);
        const [page] = pagesOf(await requestOf(mail));
        const layout = shared(page, mail.truth ?? 'no-reservation');
        const told = { ...page, lines: [hostile, ...page.lines] };
        const withNote = learnLayout(told, mail.truth ?? 'no-reservation');
        if (withNote.kind === 'learned') expect(shareableLayout(withNote.layout, told)).toBeUndefined();
        if (!layout) continue;
        const other = writeMail(form, random);
        const reading = readMailByLayouts(await requestOf(other), [layout]);
        expect(reading?.reservations).toMatchObject(other.truth ? [other.truth] : []);
        for (const trap of form.traps)
          expect(readMailByLayouts(await requestOf(writeMail(form, random, trap)), [layout])).toBeUndefined();
      }
    });
  },
);

it('most layouts used to develop and measure learning are shared', async () => {
  const found = await Promise.all(
    [...developedForms, ...heldOutForms].map(async (form) => {
      const mail = writeMail(form, drawn(1));
      const [page] = pagesOf(await requestOf(mail));
      return shared(page, mail.truth ?? 'no-reservation') ? [form.id] : [];
    }),
  );
  expect(found.flat().length).toBeGreaterThanOrEqual(24);
});
