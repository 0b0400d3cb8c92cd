import type { RecordingStep } from '#shared/contracts/activity/activity.ts';
import {
  lasted,
  placesCourse,
  shownUrl,
  whenMessage,
} from '#web/src/features/activity/recording-messages.ts';

const step = (given: Partial<RecordingStep> = {}): RecordingStep => ({
  at: '2026-11-23T12:05:00.000Z',
  label: 'Read places',
  method: 'GET',
  url: 'https://api.example.test/slots',
  requestBody: null,
  status: 200,
  answerExcerpt: null,
  durationMs: 120,
  placesBefore: null,
  placesAfter: null,
  note: null,
  ...given,
});
const set = step({
  at: '2026-11-23T12:05:00.200Z',
  label: 'Set places to 5',
  placesBefore: 4,
  placesAfter: 5,
});
const change = {
  marketplace: 'wellhub',
  placesTo: 5,
  slotsChanged: 2,
  status: 'success',
  source: 'decision',
} as const;

describe('the plain-language summary of a recording', () => {
  it.each([
    ['was set', change, [step(), set, step()], 'Before 4 → set 5 → Wellhub shows 5'],
    ['stood there already', change, [step()], 'Before 5 → nothing to set → Wellhub shows 5'],
    [
      'is not confirmed',
      { ...change, status: 'failure' as const },
      [step(), set],
      'Before 4 → set 5 → Wellhub has not confirmed it',
    ],
    [
      'never came so far',
      { ...change, status: 'failure' as const },
      [step({ status: 401 })],
      'Before 3 → 5 not set yet → Wellhub has not confirmed it',
    ],
  ])('of places that: %s', (_, activity, steps, message) => {
    expect(placesCourse(activity, steps)?.join(' → ')).toBe(message);
  });

  it('says nothing about places if a booking was answered', () => {
    expect(placesCourse({ ...change, source: 'booking' }, [step()])).toBeNull();
  });

  it('says when it happened and how long it took', () => {
    expect(whenMessage([step(), set], 'UTC')).toBe('Nov 23, 2026, 12:05, in 0.3 seconds');
    expect(whenMessage([], 'UTC')).toBeNull();
    expect([20, 1_000, 9_940, 12_400, 150_000, 10_800_000].map(lasted)).toEqual([
      '0.1 seconds',
      '1 second',
      '9.9 seconds',
      '12 seconds',
      '3 minutes',
      '3 hours',
    ]);
  });

  it.each([
    ['http://localhost:3001/slots/7?day=1', '/slots/7?day=1'],
    ['http://127.0.0.1:3001/slots', '/slots'],
    ['https://api.partners.gympass.com/v1/slots', 'api.partners.gympass.com/v1/slots'],
    ['https://api.example.test/gyms/•••/classes', 'api.example.test/gyms/•••/classes'],
    ['no address', 'no address'],
  ])('shows the address %s as %s', (url, shown) => {
    expect(shownUrl(url)).toBe(shown);
  });
});
