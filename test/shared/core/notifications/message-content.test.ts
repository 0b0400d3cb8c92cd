import { leadingKind, messageContent } from '#shared/core/notifications/message-content.ts';
import type { Notice } from '#shared/core/notifications/notice.ts';
import { english } from '#shared/core/notifications/messages.ts';

const context = { messages: english, timezone: 'America/Mexico_City' };
const contentOf = (...notices: Notice[]) => messageContent(notices, 'Alameda', context);
const refused: Notice = { what: 'connection-refused', name: 'Fitpass' };
const morning: Notice = {
  what: 'morning',
  decisions: 2,
  worthMinor: 900,
  currency: 'USD',
  firstClassAt: null,
  localDate: '2026-11-23',
  troubled: [],
  failedChanges: 0,
  mailsToReview: 0,
  isMailboxBroken: false,
  executed: 1,
};

describe('one message', () => {
  it('is not sent if there is nothing to say', () => {
    expect(contentOf()).toBeNull();
    expect(contentOf({ ...morning, decisions: 0, executed: 0 })).toBeNull();
  });

  it.each<[title: string, notices: Notice[]]>([
    ['Good morning, Alameda', [refused, morning]],
    ['Alameda needs you', [{ what: 'import-ended', of: 'schedule' }, refused]],
    ['Alameda needs you', [{ what: 'payment-failed' }]],
    ['News for Alameda', [{ what: 'new-sign-in', browser: 'Chrome on Windows' }]],
    ['News for Alameda', [{ what: 'import-ended', of: 'schedule' }]],
  ])('is called "%s" after what leads in it', (title, notices) => {
    expect(contentOf(...notices)?.title).toBe(title);
  });

  it('starts with the morning report, and counts the rest in its subject', () => {
    const content = contentOf(refused, morning);
    expect(content?.items.map(({ text }) => text)).toEqual([
      '2 recommendations wait for your answer, worth about +$9',
      '1 change was carried out yesterday',
      'Fitpass refuses the password that you entered',
    ]);
    expect(content?.subject).toBe(
      '2 recommendations wait for your answer, worth about +$9, and 2 more things',
    );
  });

  it('has the kind of its first notice', () => {
    expect(leadingKind([refused, morning])).toBe('morning');
    expect(leadingKind([{ what: 'import-ended', of: 'bookings' }])).toBe('imports');
  });
});
