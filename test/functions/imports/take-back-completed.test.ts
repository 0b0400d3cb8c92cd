import { takeBack } from '#shared/contracts/imports/take-back.ts';
import { callOperation, type As } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';
import { studioDigest } from './studio-digest.ts';
import { handler as takeBackHandler } from '#functions/imports/take-back.ts';

let imports: TestImports;
let studios = 0;
let as: As;

const days = ['2027-03-01', '2027-03-02', '2027-03-03'];
const schedule = [
  'class_name,class_date,class_time,total_capacity,room',
  ...days.map((day) => `Yoga,${day},07:00,20,Sala`),
].join('\n');
/** Bookings without references, the given number for each class. */
const bookings = (each: number, bookedAt = '2026-11-20 10:00') =>
  [
    'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name',
    ...days.flatMap((day) =>
      Array.from({ length: each }, (_, at) => `Yoga,${day},07:00,Sala,direct,10.50,${bookedAt},Guest ${at}`),
    ),
  ].join('\n');

beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.close());
beforeEach(async () => {
  studios += 1;
  as = { studioId: `78787878-6666-4666-8666-${String(studios).padStart(12, '0')}` };
  await giveAccess(as.studioId);
  await imports.run(as, 'schedule', schedule);
});

const ask = async (importId: string) => callOperation(takeBackHandler, takeBack, { importId }, as);

async function takenBack(importId: string) {
  expect((await ask(importId)).body.takingBack?.status).toBe('running');
  await imports.drain();
  return imports.get(as, importId);
}

const booked = async () => (await studioDigest(as.studioId)).classes.map(({ bookings: count }) => count);

const referenced = (rows: readonly string[]) =>
  [
    'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,booking_reference,status,booked_places',
    ...rows.map((row) => `Yoga,2027-03-01,07:00,Sala,${row}`),
  ].join('\n');
/** What the owner sees of each booking, and what its class counts. */
async function seen() {
  const { bookings: rows, classes } = await studioDigest(as.studioId, false);
  const fields = ['channel', 'status', 'revenueMinor', 'bookedAt', 'places', 'customerName', 'cancelledAt'];
  const [cls] = classes;
  return {
    bookings: rows.map((row) => JSON.stringify(fields.map((field) => row[field]))).toSorted(),
    counted: [cls!['bookings'], cls!['bookedByChannel'], cls!['revenueDirectMinor']],
  };
}
const right = referenced([
  'direct,10.50,2026-11-20 10:00,Ana,BK-1,confirmed,',
  'direct,12.00,2026-11-20 11:00,Eva,BK-2,confirmed,2',
  'fitpass,9.00,2026-11-20 12:00,Leo,BK-3,confirmed,',
]);
/** The statuses, amounts, places and times of another column. */
const wronglyMapped = referenced([
  'direct,1.00,2026-11-20 10:00,Ana,BK-1,cancelled,',
  'direct,2.00,2026-11-21 11:00,Eva,BK-2,confirmed,4',
  'direct,9.00,2026-11-20 12:00,Leo,BK-3,confirmed,',
]);

describe('an import that only changed bookings', () => {
  it('can be undone: they are again what they were', async () => {
    await imports.run(as, 'bookings', right);
    const before = await seen();
    const wrong = await imports.run(as, 'bookings', wronglyMapped);
    expect(wrong).toMatchObject({ result: { imported: 0, updated: 3 }, allowedActions: ['take-back'] });
    expect((await seen()).bookings).not.toEqual(before.bookings);
    expect(await takenBack(wrong.importId)).toMatchObject({
      allowedActions: [],
      takingBack: { status: 'completed', rows: 3, stays: [] },
    });
    expect(await seen()).toEqual(before);
    expect((await imports.run(as, 'bookings', right)).result).toMatchObject({ updated: 0, unchanged: 3 });
  });

  it('does not undo what a later file changed', async () => {
    await imports.run(as, 'bookings', right);
    const wrong = await imports.run(as, 'bookings', wronglyMapped);
    await imports.run(as, 'bookings', right);
    const after = await seen();
    await takenBack(wrong.importId);
    expect(await seen()).toEqual(after);
  });

  it('has to be undone before the import that it changed', async () => {
    const first = await imports.run(as, 'bookings', right);
    const second = await imports.run(as, 'bookings', wronglyMapped);
    await takenBack(second.importId);
    await takenBack(first.importId);
    expect(await seen()).toEqual({ bookings: [], counted: [0, {}, 0] });
  });
});

describe('a completed import that is undone', () => {
  it('leaves what was there before it', async () => {
    await imports.run(as, 'bookings', bookings(1));
    const wrong = await imports.run(as, 'bookings', bookings(4, '2026-11-21 10:00'));
    expect(wrong.allowedActions).toEqual(['take-back']);
    expect(await booked()).toEqual([5, 5, 5]);
    expect(await takenBack(wrong.importId)).toMatchObject({
      status: 'completed',
      allowedActions: [],
      takingBack: { status: 'completed', rows: 12, stays: [] },
    });
    expect(await booked()).toEqual([1, 1, 1]);
  });

  it('is removed from beside the bookings of the corrected file', async () => {
    const wrong = await imports.run(as, 'bookings', bookings(4, '2026-11-01 00:00'));
    expect(wrong.result).not.toHaveProperty('mayBeTwice');
    // The result says that these clients have other bookings of the same classes.
    const { result } = await imports.run(as, 'bookings', bookings(4));
    expect(result).toMatchObject({ imported: 12, mayBeTwice: 12 });
    expect(await booked()).toEqual([8, 8, 8]);
    await takenBack(wrong.importId);
    expect(await booked()).toEqual([4, 4, 4]);
    const again = await imports.run(as, 'bookings', bookings(4));
    expect(again.result).toMatchObject({ imported: 0, unchanged: 12 });
  });

  it('stays while a later file has some of its rows', async () => {
    const first = await imports.run(as, 'bookings', bookings(2));
    const second = await imports.run(as, 'bookings', bookings(3));
    const refused = await ask(first.importId);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { detail: expect.stringMatching(/ was imported later and may have the same rows\./) },
    ]);
    await takenBack(second.importId);
    await takenBack(first.importId);
    expect(await booked()).toEqual([0, 0, 0]);
  });

  it('can be one that was imported twice', async () => {
    const { importId } = await imports.run(as, 'bookings', bookings(2));
    const repeated = await imports.run(as, 'bookings', bookings(2));
    expect(repeated.allowedActions).toEqual([]);
    await takenBack(importId);
    expect(await booked()).toEqual([0, 0, 0]);
  });
});
