import { giveAccess } from '../../builders/give-access.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';
import { studioDigest } from './studio-digest.ts';

let imports: TestImports;
let studios = 0;

/** Longer than a message is hidden after a failure. */
const untilRedeliveryMs = 11 * 60_000;

const day = (at: number) => `2027-03-${String(1 + (at % 28)).padStart(2, '0')}`;
const schedule = [
  'class_name,class_date,class_time,total_capacity,room,instructor,fitpass_slots',
  ...Array.from({ length: 28 }, (_, at) => `Yoga,${day(at)},07:00,400,Sala 1,Ana,4`),
].join('\n');
const rows = 7_000;
/** The number of chunks of 3,000 rows, each with whole days. */
const chunks = 3;
const bookings = [
  'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name',
  ...Array.from(
    { length: rows },
    (_, at) =>
      `Yoga,${day(at)},07:00,Sala 1,${at % 3 ? 'direct' : 'fitpass'},${10 + (at % 7)}.50,2027-02-${String(1 + (at % 20)).padStart(2, '0')} 10:00,Guest ${at}`,
  ),
].join('\n');

beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.close());
beforeEach(() => imports.failAfter(undefined));

async function aScheduledStudio() {
  studios += 1;
  const as = { studioId: `66666666-6666-4666-8666-${String(studios).padStart(12, '0')}` };
  await giveAccess(as.studioId);
  await imports.run(as, 'schedule', schedule);
  return as;
}

/**
 * Runs the import with a worker that dies in one step, after a number of calls to the table, at its first deliveries.
 * @returns how often it died
 */
async function died(inStep: number, callsBefore: number, times = 1) {
  const as = await aScheduledStudio();
  const view = await imports.begin(as, 'bookings', bookings);
  await imports.confirm(as, view);
  for (let step = 0; step < inStep; step += 1) await imports.work(1);
  let failed = 0;
  for (let time = 0; time < times; time += 1) {
    imports.failAfter(callsBefore);
    failed += (await imports.work(1)).failed;
    imports.failAfter(undefined);
    await imports.drain();
    if (time < times - 1) imports.advance(untilRedeliveryMs);
  }
  expect(await imports.finish(as, view.importId)).toMatchObject({
    status: 'completed',
    progress: { rowsTotal: rows, rowsDone: rows },
    result: { imported: rows, updated: 0, unchanged: 0, skipped: 0, leftCancelled: 0 },
  });
  return { as, failed };
}

describe('a worker that dies', () => {
  let expected: Awaited<ReturnType<typeof studioDigest>>;
  beforeAll(async () => {
    const as = await aScheduledStudio();
    const { result } = await imports.run(as, 'bookings', bookings);
    expect(result).toEqual({ imported: rows, updated: 0, unchanged: 0, skipped: 0, leftCancelled: 0 });
    expected = await studioDigest(as.studioId, false);
  });

  // Step 0 reads the file and splits it; each of the others imports a chunk.
  test.each(
    Array.from({ length: chunks + 1 }, (_, step) => step).flatMap((step) =>
      [0, 30].map((callsBefore) => [step, callsBefore] as const),
    ),
  )(
    'in step %i after %i calls loses and doubles nothing',
    async (step, callsBefore) => {
      const { as, failed } = await died(step, callsBefore);
      // Reading the file takes fewer than thirty calls.
      expect(failed).toBe(step === 0 && callsBefore === 30 ? 0 : 1);
      expect(await studioDigest(as.studioId, false)).toEqual(expected);
    },
    300_000,
  );

  test('at three deliveries of the last chunk loses and doubles nothing', async () => {
    const { as, failed } = await died(chunks, 0, 3);
    expect(failed).toBe(3);
    expect(await studioDigest(as.studioId, false)).toEqual(expected);
  }, 300_000);
});
