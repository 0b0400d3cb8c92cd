import { needsOf } from '#web/src/features/dashboard/needs.ts';
import { ageMessage } from '#web/src/ui/age-messages.ts';

type Data = Parameters<typeof needsOf>[0];

const now = new Date('2026-11-25T12:00:00.000Z');
const nothing = { count: 0, since: null };
const calm = {
  currency: 'MXN',
  waiting: { decisions: 0, worthMinor: 0 },
  needs: { failures: nothing, mails: nothing, mailboxBroken: false },
  connected: [
    { integrationId: 'wellhub', name: 'Wellhub', logoUrl: '', state: 'connected', troubledSince: null },
  ],
} as unknown as Data;

describe('the list of what needs attention', () => {
  it('is empty if nothing is wrong', () => {
    expect(needsOf(calm, now)).toEqual([]);
  });

  it.each([
    [1, 1, 'Close 1 place on sale that does not exist', 'in 1 class, not closed while automation is paused'],
    [5, 2, 'Close 5 places on sale that do not exist', 'in 2 classes, not closed while automation is paused'],
  ])(
    'begins with %i places that do not exist, and links to the first class',
    (places, classes, text, detail) => {
      const excess = { places, classes, first: '20261125T1300Z-0123456789ab' };
      const data = { ...calm, waiting: { decisions: 3, worthMinor: 0 }, needs: { ...calm.needs, excess } };
      const [first, second] = needsOf(data, now);
      expect(first).toEqual({ text, detail, href: '/classes?class=20261125T1300Z-0123456789ab' });
      expect(second?.text).toBe('Review 3 recommendations');
    },
  );

  it('leaves out a value that is unknown', () => {
    expect(needsOf({ ...calm, waiting: { decisions: 3, worthMinor: 0 } }, now)[0]).toMatchObject({
      text: 'Review 3 recommendations',
      detail: '',
    });
  });

  it('shows each entry with its value or its age, and links to its page', () => {
    const data = {
      ...calm,
      waiting: { decisions: 90, worthMinor: 124_000 },
      needs: {
        failures: { count: 1, since: '2026-11-25T09:00:00.000Z' },
        mails: { count: 20, since: '2026-11-20T12:00:00.000Z' },
        mailboxBroken: true,
      },
      connected: [
        ...calm.connected,
        {
          integrationId: 'fitpass',
          name: 'Fitpass',
          logoUrl: '',
          state: 'sign-in-refused',
          troubledSince: '2026-11-25T11:59:50.000Z',
        },
      ],
    } as Data;
    expect(needsOf(data, now)).toEqual([
      {
        text: 'Review 90 recommendations',
        detail: 'worth about +$1,240',
        href: '/ai-decisions?tab=pending',
      },
      {
        text: 'Check the connection to Fitpass',
        detail: 'Sign-in refused for 1 minute',
        href: '/integrations',
      },
      { text: 'Look at 1 failed change', detail: 'the oldest for 3 hours', href: '/logs?status=failure' },
      {
        text: 'Review 20 or more reservations from e-mail',
        detail: 'the oldest for 5 days',
        href: '/settings#mails-to-review',
      },
      { text: 'Reconnect Gmail', detail: 'Cupo cannot read its e-mails', href: '/settings#mailbox' },
    ]);
  });

  it.each([
    ['2026-11-25T11:30:00.000Z', 'for 30 minutes'],
    ['2026-11-25T11:00:00.000Z', 'for 1 hour'],
    ['2026-11-23T12:30:00.000Z', 'for 47 hours'],
    ['2026-11-23T12:00:00.000Z', 'for 2 days'],
    ['2026-11-25T12:05:00.000Z', 'for 1 minute'],
  ])('an entry since %s has waited %s', (since, message) => {
    expect(ageMessage(since, now)).toBe(message);
  });
});
