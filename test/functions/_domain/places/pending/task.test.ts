import { instructionOf } from '#functions/_domain/places/pending/task.ts';
import type { ClassOffered } from '#functions/_domain/places/pending/offered.ts';

/** Ten places. Fitpass goes from 8 to 2, and ClassPass from 2 to 8 by hand. */
const given = (change: Partial<ClassOffered> = {}): ClassOffered => ({
  totalCapacity: 10,
  bookings: 0,
  bookedByChannel: {},
  allocations: { fitpass: 2, classpass: 8 },
  pushVersions: { fitpass: 2, classpass: 2 },
  confirmed: { fitpass: { pushVersion: 1 }, classpass: { pushVersion: 1 } },
  mayShow: { fitpass: 8, classpass: 8 },
  ...change,
});
const facts = { className: 'Yoga', localDate: '2026-11-25', localTime: '07:00', mayShowBefore: 2 };
const task = { ...facts, marketplace: 'classpass', places: 8 } as const;
const set = "Set places of Yoga on 2026-11-25 at 07:00 to 8 in ClassPass's dashboard, then confirm.";
const wait =
  "First wait until fewer places are set at Fitpass, or one could be sold twice. Then set places of Yoga on 2026-11-25 at 07:00 to 8 in ClassPass's dashboard, and confirm.";

describe('a task for a person', () => {
  test.each([
    ['a lower number elsewhere is not confirmed', given(), wait],
    ['it is confirmed', given({ confirmed: { fitpass: { pushVersion: 2 } } }), set],
    ['the class has more places', given({ totalCapacity: 16 }), set],
    ['the class no longer exists', undefined, set],
  ])('names what it has to wait for as it is now: %s', (_, cls, instruction) => {
    expect(instructionOf(task, cls)).toBe(instruction);
  });

  test('has to wait for nothing if its marketplace may have shown as many places before', () => {
    expect(instructionOf({ ...task, mayShowBefore: 9 }, given())).toBe(set);
  });

  test('names the capacity to set in the studio system', () => {
    expect(instructionOf({ ...task, marketplace: 'kenko' }, given())).toBe(
      'Set the capacity of Yoga on 2026-11-25 at 07:00 to 8 in Kenko, then confirm.',
    );
  });
});
