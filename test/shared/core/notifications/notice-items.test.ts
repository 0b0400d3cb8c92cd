import { noticeItems } from '#shared/core/notifications/notice-items.ts';
import {
  notificationKinds,
  kindOf,
  type MorningNotice,
  type Notice,
  type WeekNotice,
} from '#shared/core/notifications/notice.ts';
import { english } from '#shared/core/notifications/messages.ts';
import { portuguese } from '#shared/core/notifications/portuguese.ts';
import { spanish } from '#shared/core/notifications/spanish.ts';

const context = { messages: english, timezone: 'America/Mexico_City' };
const itemsOf = (notice: Notice) => noticeItems(notice, context);
const quiet: MorningNotice = {
  what: 'morning',
  decisions: 0,
  worthMinor: 0,
  currency: 'MXN',
  firstClassAt: null,
  // A Monday.
  localDate: '2026-11-23',
  troubled: [],
  failedChanges: 0,
  mailsToReview: 0,
  isMailboxBroken: false,
  executed: 0,
};

describe('the morning report', () => {
  it('is empty if there is nothing to say', () => {
    expect(itemsOf(quiet)).toEqual([]);
  });

  it.each<[given: Partial<MorningNotice>, text: string, detail: string | null, path: string]>([
    [
      { decisions: 7, worthMinor: 41_190, firstClassAt: '2026-11-24T00:00:00.000Z' },
      '7 recommendations wait for your answer, worth about +$412',
      'The first of their classes is today at 18:00.',
      '/ai-decisions?tab=pending',
    ],
    [
      { decisions: 1, worthMinor: -300, firstClassAt: '2026-11-24T13:45:00.000Z' },
      '1 recommendation waits for your answer',
      'The first of their classes is on Tuesday at 07:45.',
      '/ai-decisions?tab=pending',
    ],
    [
      { troubled: [{ name: 'Fitpass', trouble: 'sign-in-refused' }] },
      'Fitpass refuses the password that you entered',
      null,
      '/integrations',
    ],
    [
      { troubled: [{ name: 'Wellhub', trouble: 'not-answering' }] },
      'Wellhub does not answer',
      null,
      '/integrations',
    ],
    [{ troubled: [{ name: 'Kenko', trouble: 'problem' }] }, 'Kenko has a problem', null, '/integrations'],
    [{ failedChanges: 1 }, '1 change did not reach a marketplace', null, '/logs?status=failure'],
    [{ mailsToReview: 2 }, '2 reservations from e-mail need a look', null, '/settings#mails-to-review'],
    [{ isMailboxBroken: true }, 'Cupo cannot read your Gmail any more', null, '/settings#mailbox'],
    [
      { executed: 12 },
      '12 changes were carried out yesterday',
      null,
      '/logs?status=success&from=2026-11-22&to=2026-11-22',
    ],
  ])('of %j is one item', (given, text, detail, path) => {
    expect(itemsOf({ ...quiet, ...given })).toEqual([
      { text, detail, label: expect.stringMatching(/^[A-Z]/), path },
    ]);
  });
});

const week: WeekNotice = {
  what: 'week',
  currency: 'USD',
  from: '2026-11-16',
  to: '2026-11-22',
  earned: { meanMinor: 41_200, lowMinor: -2_000, highMinor: 84_400 },
  occupancyPercent: 78,
  revenueMinor: 412_000,
  usual: { occupancyPercent: 74, revenueMinor: 390_000 },
  coming: { classes: 54, occupancyPercent: 71, revenueMinor: 430_000, atRisk: 3 },
};

describe('the weekly report', () => {
  it('contains the earnings with their interval, the week compared with usual, and the coming week', () => {
    expect(itemsOf(week)).toEqual([
      {
        text: 'Cupo earned you about +$412 last week',
        detail: 'Compared with classes that were left alone. It may be anything between −$20 and +$844.',
        label: 'See what Cupo earned',
        path: '/impact',
      },
      {
        text: 'Last week 78% of your places were booked, for $4,120',
        detail: 'Usually it is 74% and $3,900 in a week.',
        label: 'See the schedule',
        path: '/classes?from=2026-11-16&to=2026-11-22',
      },
      {
        text: 'The next seven days have 54 classes: about 71% booked, for $4,300',
        detail: '3 classes may stay too empty.',
        label: 'See the schedule',
        path: '/classes',
      },
    ]);
  });

  it('makes no claim without a measurement or a comparison', () => {
    const items = itemsOf({ ...week, earned: null, usual: null, coming: { ...week.coming, atRisk: 0 } });
    expect(items.map(({ text, detail }) => [text, detail])).toEqual([
      [
        'What Cupo earned last week is not known yet',
        'Too few classes were changed or left alone for a comparison.',
      ],
      ['Last week 78% of your places were booked, for $4,120', null],
      ['The next seven days have 54 classes: about 71% booked, for $4,300', null],
    ]);
  });
});

it.each<[notice: Notice, kind: string, text: string, path: string]>([
  [
    { what: 'connection-refused', name: 'Fitpass' },
    'urgent',
    'Fitpass refuses the password that you entered',
    '/integrations',
  ],
  [{ what: 'connection-broken', name: 'Wellhub' }, 'urgent', 'Wellhub does not answer', '/integrations'],
  [
    {
      what: 'overbooked',
      classId: '20261124T1200Z-0123456789ab',
      className: 'Yoga',
      startsAt: '2026-11-24T12:00:00.000Z',
    },
    'urgent',
    'Yoga on Tuesday at 06:00 has more bookings than places',
    '/classes?class=20261124T1200Z-0123456789ab',
  ],
  [
    { what: 'import-ended', of: 'schedule' },
    'imports',
    'Your class schedule is imported',
    '/classes?imports',
  ],
  [
    { what: 'import-failed', of: 'bookings' },
    'imports',
    'Your booking data could not be imported',
    '/classes?imports',
  ],
  [
    { what: 'credentials-seen', name: 'Kenko' },
    'account',
    'Our team viewed the credentials that you entered for Kenko',
    '/integrations',
  ],
  [
    { what: 'access-given', until: '2026-12-24T20:00:00.000Z' },
    'account',
    'Our team gave you free access until December 24, 2026',
    '/dashboard',
  ],
  [
    { what: 'new-sign-in', browser: 'Firefox on Linux' },
    'account',
    'Somebody signed in with your password from Firefox on Linux',
    '/account',
  ],
  [{ what: 'payment-failed' }, 'billing', 'Your last payment did not go through', '/settings#billing'],
  [{ what: 'trial-ending', days: 7 }, 'billing', 'Your free trial ends in 7 days', '/settings#billing'],
  [{ what: 'trial-ending', days: 1 }, 'billing', 'Your free trial ends tomorrow', '/settings#billing'],
])('%j is one thing, of the kind %s', (notice, kind, text, path) => {
  expect(kindOf(notice)).toBe(kind);
  expect(notificationKinds).toContain(kind);
  expect(itemsOf(notice)).toMatchObject([{ text, path }]);
});

describe('a trial that ends', () => {
  const charge = { amountMinor: 30_000, currency: 'USD' };
  const detailOf = (notice: Notice, messages = english) =>
    noticeItems(notice, { ...context, messages }).map(({ detail }) => detail);

  it('is charged for, unless its owner cancelled it', () => {
    expect(detailOf({ what: 'trial-ending', days: 7, charge })).toEqual([
      '$300 is charged when it ends, unless you cancel before.',
    ]);
    expect(detailOf({ what: 'trial-ending', days: 7, charge: null })).toEqual([
      'Nothing is lost when it ends, but Cupo stops working for you.',
    ]);
  });

  it('names the currency where pesos and reais are written with the same symbol', () => {
    const notice = { what: 'trial-ending', days: 1, charge } as const;
    expect(detailOf(notice, spanish)).toEqual([
      'Se cobran $300 USD cuando termine, a menos que canceles antes.',
    ]);
    expect(detailOf(notice, portuguese)).toEqual([
      'Serão cobrados $\u00a0300 USD quando ele terminar, a menos que você cancele antes.',
    ]);
  });

  it('promises neither in a notice that was stored before this was recorded', () => {
    expect(detailOf({ what: 'trial-ending', days: 7 })).toEqual([null]);
  });
});
