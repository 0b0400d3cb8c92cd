import { lastSeenAt } from '#functions/_domain/places/outbox/last-seen.ts';

const confirmedAt = '2026-11-23T12:00:00.000Z';
const readAt = '2026-11-23T12:05:00.000Z';
const aClass = {
  classId: '20261125T1300Z-0123456789ab',
  startsAt: '2026-11-25T13:00:00.000Z',
  pushVersions: { wellhub: 2 },
  confirmed: { wellhub: { atSeconds: Date.parse(confirmedAt) / 1000, pushVersion: 2 } },
};
const reading = { marketplace: 'wellhub', lastReadAt: readAt } as const;

describe('the time when a marketplace was last seen to match', () => {
  it('is the last read, if it found no difference', () => {
    expect(lastSeenAt(aClass, reading)).toBe(readAt);
  });

  it.each([
    ['there was none since', { marketplace: 'wellhub', lastReadAt: '2026-11-23T11:55:00.000Z' }],
    ['there never was one', { marketplace: 'wellhub' }],
    ['it saw something else', { ...reading, notSeen: [aClass.classId] }],
    ['it came after the class', { ...reading, lastReadAt: '2026-11-25T13:00:00.000Z' }],
  ] as const)('is the confirmation, where of readings %s', (_, given) => {
    expect(lastSeenAt(aClass, given)).toBe(confirmedAt);
  });

  it('is the confirmation, if the class is beyond the period that reads cover', () => {
    const far = { ...aClass, startsAt: '2026-12-25T13:00:00.000Z' };
    expect(lastSeenAt(far, reading)).toBe(confirmedAt);
  });

  it.each([
    ['a newer number was not confirmed', { ...aClass, pushVersions: { wellhub: 3 } }],
    ['nothing was ever confirmed', { ...aClass, confirmed: {} }],
  ])('is unknown where %s', (_, cls) => {
    expect(lastSeenAt(cls, reading)).toBeUndefined();
  });
});
