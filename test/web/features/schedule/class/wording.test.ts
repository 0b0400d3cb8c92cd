import { aChange, aPush } from '#test/builders/a-class-detail.ts';
import { aClassView } from '#test/builders/a-class-view.ts';
import { ApiProblem } from '#web/src/api/problem.ts';
import {
  failureMessage,
  followingMessage,
  linesOf,
  newPlacesMessage,
  repeatedMessage,
  savedMessage,
  sendingMessage,
  undoLinesOf,
} from '#web/src/features/schedule/class/wording.ts';

const adjusted = {
  class: aClassView({ totalCapacity: 24 }),
  change: aChange(),
  followingChanged: 0,
  followingRefused: [],
};
const [waiting, tried] = [aPush(), aPush({ attempts: 1, message: 'It is sent again.' })];

it('the new places of channels are listed by channel', () => {
  expect(newPlacesMessage({ fitpass: 1 })).toBe('Fitpass 1 place');
  expect(newPlacesMessage({ wellhub: 0, fitpass: 4 })).toBe('Fitpass 4 places and Wellhub 0 places');
});

describe('the message about a saved change', () => {
  it('states the whole capacity, as it was typed, while places are still taken in the class before its move', () => {
    const moved = { ...adjusted, class: aClassView({ totalCapacity: 2, takenBefore: 5 }) };
    expect(savedMessage('capacity', moved, aChange()).content).toBe('Vinyasa Yoga now has 7 places');
  });

  it('is a success once every marketplace has it', () => {
    expect(savedMessage('capacity', adjusted, aChange())).toEqual({
      type: 'success',
      header: '✓ Capacity Updated',
      content: 'Vinyasa Yoga now has 24 places',
    });
    expect(savedMessage('slots', { ...adjusted, followingChanged: 3 }, null)).toEqual({
      type: 'success',
      header: '✓ Success',
      content: 'Slot allocations updated successfully, here and in 3 following classes',
    });
  });

  it('is a partial success if a marketplace could not be reached', () => {
    expect(savedMessage('slots', adjusted, aChange({ pushes: [tried] }))).toEqual({
      type: 'warning',
      header: '⚠ Partial Success',
      content: 'Slot allocations were updated. Sync with Fitpass failed and will retry automatically.',
    });
    const failed = aPush({ marketplace: 'wellhub', status: 'failed', message: 'No such class' });
    expect(savedMessage('slots', adjusted, aChange({ pushes: [failed] })).content).toBe(
      'Slot allocations were updated. Wellhub did not take it: No such class.',
    );
  });

  it('names the marketplaces that are still being updated', () => {
    const two = aChange({ pushes: [waiting, aPush({ marketplace: 'wellhub' })] });
    expect(sendingMessage('slots', two).content).toBe(
      'Slot allocations were updated. Sending to Fitpass and Wellhub…',
    );
    expect(savedMessage('slots', adjusted, two)).toMatchObject({
      type: 'success',
      content: 'Slot allocations updated successfully. Fitpass and Wellhub will follow within minutes.',
    });
  });

  it('says that a marketplace had already sold more than the new number', () => {
    const more = aPush({
      status: 'applied',
      message: 'Fitpass had already sold 4, so it now offers nothing more.',
    });
    expect(savedMessage('slots', adjusted, aChange({ pushes: [more] }))).toEqual({
      type: 'success',
      header: '✓ Success',
      content:
        'Slot allocations updated successfully. Fitpass had already sold 4, so it now offers nothing more.',
    });
    const failed = aPush({ marketplace: 'wellhub', status: 'failed', message: 'No such class' });
    expect(savedMessage('slots', adjusted, aChange({ pushes: [more, failed] })).content).toBe(
      'Slot allocations were updated. Wellhub did not take it: No such class. ' +
        'Fitpass had already sold 4, so it now offers nothing more.',
    );
  });

  it('says where the number must still be set manually', () => {
    const byHand = aChange({ pushes: [aPush({ status: 'applied' }), aPush({ marketplace: 'kenko' })] });
    expect(savedMessage('capacity', adjusted, byHand).content).toBe(
      'Vinyasa Yoga now has 24 places. Set it in Kenko too, then confirm in Logs.',
    );
    const both = aChange({ pushes: [waiting, aPush({ marketplace: 'kenko' })] });
    expect(savedMessage('capacity', adjusted, both).content).toBe(
      'Vinyasa Yoga now has 24 places. Fitpass will follow within minutes. Set it in Kenko too, then confirm in Logs.',
    );
  });

  it('names the first five following classes that were not changed', () => {
    const refused = (count: number) => ({
      ...adjusted,
      followingRefused: Array.from({ length: count }, (_, at) => ({
        classId: String(at),
        localDate: `2026-12-0${at + 1}`,
        reason: 'full',
      })),
    });
    expect(followingMessage(refused(0))).toBeNull();
    expect(followingMessage(refused(1))).toMatchObject({
      type: 'warning',
      header: '1 following class was not changed',
      content: 'Tue, Dec 1: full',
    });
    expect(followingMessage(refused(7))?.content).toMatch(/Sat, Dec 5: full; and 2 more$/);
  });
});

describe('the message about a failed change', () => {
  it.each([
    ['capacity', '✗ Update Failed', 'Failed to update capacity. Please try again.'],
    ['slots', '✗ Error', 'Failed to update slot allocations'],
  ] as const)('%s', (kind, header, content) => {
    const finding = { path: 'body.allocations.fitpass', message: 'Fitpass has sold 4 places already' };
    const problem = new ApiProblem('invalid-input', 'Invalid', { status: 400, findings: [finding] });
    expect(failureMessage(kind, problem)).toEqual({ header, content, reason: finding.message });
  });

  it('asks the user to sign in if the session has ended', () => {
    const problem = new ApiProblem('unauthenticated', 'No session', { status: 401 });
    expect(failureMessage('slots', problem).content).toBe('You must be logged in');
  });
});

describe('the message about a generated series', () => {
  it('counts the generated, the existing and the skipped classes', () => {
    const skipped = ['2026-12-01', '2026-12-08'].map((localDate) => ({
      localDate,
      reason: 'It has passed.',
    }));
    expect(repeatedMessage('Yoga', { generated: 11, existing: 0, skipped: [] })).toEqual({
      type: 'success',
      header: 'Success!',
      content: 'Generated 11 recurring classes for Yoga',
    });
    expect(repeatedMessage('Yoga', { generated: 1, existing: 9, skipped }).content).toBe(
      'Generated 1 recurring class for Yoga; 9 existed already; 2 left out: It has passed.',
    );
  });
});

describe('a change listed line by line', () => {
  const change = aChange({
    totalCapacity: { from: 20, to: 24 },
    allocations: { fitpass: { from: 4, to: 6 }, wellhub: { from: null, to: 2 } },
  });

  it('is shown in both directions', () => {
    expect(linesOf(change)).toEqual(['Capacity 20 → 24', 'Fitpass 4 → 6', 'Wellhub none → 2']);
    expect(undoLinesOf(change)).toEqual(['Capacity 24 → 20', 'Fitpass 6 → 4', 'Wellhub 2 → none']);
  });
});
