import type { ActivityView } from '#shared/contracts/activity/activity.ts';
import { readable } from '#web/src/features/activity/readable.ts';
import {
  actionText,
  saidOf,
  saidText,
  sayingOf,
  sourceText,
  whenText,
} from '#web/src/features/activity/wording.ts';

const activity: ActivityView = {
  adjustmentId: '01KAHZ6M3Q0000000000000001',
  createdAt: '2026-11-21T15:00:00Z',
  appliedAt: null,
  endedAt: null,
  marketplace: 'fitpass',
  classId: '20261121T1300Z-000000000001',
  className: 'Vinyasa Yoga',
  classLocalDate: '2026-11-21',
  classLocalTime: '07:00',
  slotsChanged: 3,
  placesTo: 11,
  source: 'decision',
  status: 'success',
  details: 'Confirmed',
  hasRecording: true,
  awaitsConfirmation: false,
};

/** The details text of a row, in English. */
const detailsText = (row: Parameters<typeof saidOf>[0]): string =>
  sayingOf(row) ?? saidText(row, saidOf(row));

describe('a row of Logs', () => {
  it('says whether the places increased or were reduced', () => {
    expect(actionText(activity)).toBe('Increased from 8 to 11 places');
    expect(actionText({ ...activity, slotsChanged: -2, placesTo: 1 })).toBe('Reduced from 3 to 1 place');
    expect(actionText({ ...activity, slotsChanged: 0 })).toBe('Kept at 11 places');
  });

  it('says what happened to the class if no places changed', () => {
    const recorded = { ...activity, slotsChanged: 0 };
    expect(actionText({ ...recorded, source: 'called-off' })).toBe('Class cancelled');
    expect(actionText({ ...recorded, source: 'reinstated' })).toBe('Class takes place');
    expect(actionText({ ...recorded, source: 'restored' })).toBe('Class takes place');
    expect(actionText({ ...recorded, source: 'booking' })).toBe('Answered a booking');
  });

  it.each([
    ['system-cancelled', 'Cancelled in Kenko'],
    ['system-restored', 'Takes place in Kenko'],
    ['system', 'Read in Kenko'],
    ['manual', 'Manual edit'],
  ] as const)('says that places changed because of Kenko, or by hand: %s', (source, text) => {
    expect(sourceText({ source, marketplace: 'totalpass' })).toBe(text);
  });

  it('says who reported that a class is cancelled', () => {
    expect(sourceText({ source: 'called-off', marketplace: 'classpass' })).toBe('Reported by e-mail');
    expect(sourceText({ source: 'called-off', marketplace: 'kenko' })).toBe('Read in Kenko');
    expect(sourceText({ source: 'restored', marketplace: 'kenko' })).toBe('Read in Kenko');
  });

  it('says when the change ended, even if it failed', () => {
    const failed = { ...activity, status: 'failure', endedAt: '2026-11-21T15:04:00Z' } as const;
    expect(whenText(failed, 'America/Mexico_City')).toBe('Nov 21, 2026, 09:04');
    expect(whenText({ ...activity, status: 'pending' }, 'America/Mexico_City')).toBe('Pending');
  });

  it('writes `Error:` before the reason of a failure only once', () => {
    expect(detailsText(activity)).toBe('Confirmed');
    expect(detailsText({ ...activity, status: 'failure', details: 'refused' })).toBe('Error: refused');
    expect(detailsText({ ...activity, status: 'failure', details: 'Error: refused' })).toBe('Error: refused');
    expect(detailsText({ ...activity, status: 'failure', details: '' })).toBe('');
  });
});

describe('readable', () => {
  it('formats JSON on several lines and leaves other text unchanged', () => {
    expect(readable('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
    expect(readable('{"a":')).toBe('{"a":');
    expect(readable('204')).toBe('204');
    expect(readable('')).toBe('');
  });
});
