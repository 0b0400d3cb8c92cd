import { array, assert, integer, property } from 'fast-check';
import type { NotificationKind } from '#shared/core/notifications/notice.ts';
import { isQuiet, whenToSend, type SentBefore } from '#shared/core/notifications/when-to-send.ts';

const settings = { quiet: { fromHour: 22, untilHour: 7 }, morningHour: 7 };
const never: SentBefore = { lastSentAt: null, localDate: null, count: 0 };
const at = (hour: number, localDate = '2026-11-24') => ({
  now: new Date(`${localDate}T${String(hour).padStart(2, '0')}:30:00Z`),
  localDate,
  hour,
});
const urgent: NotificationKind[] = ['urgent'];

describe('quiet hours', () => {
  it.each([
    [22, 7, 21, false],
    [22, 7, 22, true],
    [22, 7, 3, true],
    [22, 7, 7, false],
    [13, 15, 14, true],
    [13, 15, 15, false],
  ])('from %i until %i at %i: %s', (fromHour, untilHour, hour, quiet) => {
    expect(isQuiet({ fromHour, untilHour }, hour)).toBe(quiet);
  });

  it('are absent if none are set', () => {
    expect(isQuiet(null, 3)).toBe(false);
  });
});

describe('the time when waiting messages are sent', () => {
  it('is immediate for the first message', () => {
    expect(whenToSend(urgent, settings, never, at(12))).toEqual({ when: 'now' });
  });

  it('is ten minutes after the last message', () => {
    const sent = { lastSentAt: '2026-11-24T12:26:00.000Z', localDate: '2026-11-24', count: 1 };
    expect(whenToSend(urgent, settings, sent, at(12))).toEqual({ when: 'in', seconds: 6 * 60 });
    const earlier = { ...sent, lastSentAt: '2026-11-24T12:20:00.000Z' };
    expect(whenToSend(urgent, settings, earlier, at(12))).toEqual({ when: 'now' });
  });

  it('is the end of quiet hours', () => {
    expect(whenToSend(urgent, settings, never, at(23))).toEqual({ when: 'later' });
    expect(whenToSend(urgent, settings, never, at(7))).toEqual({ when: 'now' });
    expect(whenToSend(urgent, { ...settings, quiet: null }, never, at(23))).toEqual({ when: 'now' });
  });

  it('is the next morning if three were sent that day', () => {
    const sent = { lastSentAt: '2026-11-24T12:00:00.000Z', localDate: '2026-11-24', count: 3 };
    const loud = { ...settings, quiet: null };
    expect(whenToSend(urgent, loud, { ...sent, count: 2 }, at(20))).toEqual({ when: 'now' });
    expect(whenToSend(urgent, loud, sent, at(20))).toEqual({ when: 'later' });
    expect(whenToSend(urgent, loud, sent, at(3, '2026-11-25'))).toEqual({ when: 'later' });
    expect(whenToSend(urgent, loud, sent, at(7, '2026-11-25'))).toEqual({ when: 'now' });
    expect(whenToSend(urgent, loud, sent, at(3, '2026-11-27'))).toEqual({ when: 'now' });
  });

  it.each<NotificationKind>(['morning', 'week', 'billing'])(
    'is at once for %s, whatever the hour',
    (kind) => {
      const sent = { lastSentAt: '2026-11-24T23:29:00.000Z', localDate: '2026-11-24', count: 9 };
      expect(whenToSend(['urgent', kind], settings, sent, at(23))).toEqual({ when: 'now' });
    },
  );

  it('allows at most three a day at any time and loses nothing, because the next morning is free again', () => {
    const minutes = array(integer({ min: 0, max: 24 * 60 - 1 }), { minLength: 1, maxLength: 60 });
    assert(
      property(minutes, (times) => {
        let sent: SentBefore = never;
        const day = '2026-11-24';
        for (const minute of times.toSorted((a, b) => a - b)) {
          const now = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000);
          const hour = Math.floor(minute / 60);
          if (whenToSend(urgent, settings, sent, { now, localDate: day, hour }).when !== 'now') continue;
          expect(isQuiet(settings.quiet, hour)).toBe(false);
          sent = { lastSentAt: now.toISOString(), localDate: day, count: sent.count + 1 };
        }
        expect(sent.count).toBeLessThanOrEqual(3);
        expect(whenToSend(urgent, settings, sent, at(7, '2026-11-25'))).toEqual({ when: 'now' });
      }),
    );
  });
});
