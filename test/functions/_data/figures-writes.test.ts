import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { countsWrite, eventsWrite } from '#functions/_data/figures-writes.ts';
import { writerOf } from '#functions/_data/table/writer.ts';

const classId = '20261123T1300Z-0123456789ab';
const key = { studioId: 'a', classId, month: monthOf(classId) };
const counts = {
  bookings: 3,
  bookedByChannel: { direct: 1, wellhub: 2 },
  revenueDirectMinor: 9_500,
  revenueMarketplaceMinor: 14_000,
  unreported: { fitpass: 1 },
};
const events = [
  { minutesBefore: 90, channel: 'wellhub', kind: 'booked' as const },
  { minutesBefore: 30, channel: 'direct', kind: 'cancelled' as const, bookedMinutesBefore: 60 },
];

interface Update {
  readonly Key: object;
  readonly UpdateExpression: string;
  readonly ConditionExpression: string;
  readonly ExpressionAttributeNames: Record<string, string>;
  readonly ExpressionAttributeValues: Record<string, unknown>;
}

const updateOf = (write: object): Update => (write as { readonly Update: Update }).Update;

/** The stored attributes that an update sets, and the key of its item. */
function setBy(write: object) {
  const { Key, UpdateExpression, ...names } = updateOf(write);
  const sets = [...UpdateExpression.matchAll(/(#\w+) = (:\w+)/g)].map(([, name = '', value = '']) => [
    names.ExpressionAttributeNames[name],
    names.ExpressionAttributeValues[value],
  ]);
  return { Key, sets: Object.fromEntries(sets) as Record<string, unknown> };
}

const neverChanged = Object.keys(
  setBy(writerOf(ClassDemandEntity).patch(key).set({ seriesId: 'b' }).commit()).sets,
);

it('sets the same attributes of the same items as the entities do, without those that never change', () => {
  const cls = setBy(countsWrite('a', classId, 4, counts));
  const demand = setBy(eventsWrite('a', classId, events));
  const ofClass = setBy(
    writerOf(ClassEntity)
      .patch(key)
      .set({ ...counts, version: 5 })
      .commit(),
  );
  const ofDemand = setBy(writerOf(ClassDemandEntity).patch(key).set({ events }).commit());
  expect([cls.Key, demand.Key]).toEqual([ofClass.Key, ofDemand.Key]);
  expect(ofClass.sets).toMatchObject(cls.sets);
  expect(ofDemand.sets).toMatchObject(demand.sets);
  expect(Object.keys(cls.sets)).toHaveLength(6);
  expect(Object.keys(demand.sets)).toHaveLength(1);
  expect(Object.keys({ ...cls.sets, ...demand.sets }).filter((name) => neverChanged.includes(name))).toEqual(
    [],
  );
});

it('removes a figure without a value', () => {
  const removedBy = (write: object) => {
    const { UpdateExpression, ExpressionAttributeNames } = updateOf(write);
    return ExpressionAttributeNames[/REMOVE (#\w+)/.exec(UpdateExpression)?.[1] ?? ''];
  };
  const removed = removedBy(countsWrite('a', classId, 4, { bookings: 0, unreported: undefined }));
  expect(removed).toBeDefined();
  expect(removed).toBe(removedBy(writerOf(ClassEntity).patch(key).remove(['unreported']).commit()));
});
