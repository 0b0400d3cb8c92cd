import { giveAccess } from '../../builders/give-access.ts';
import type { As } from '../../builders/call-operation.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';
import { takeBack } from '#shared/contracts/imports/take-back.ts';
import { handler as takeBackHandler } from '#functions/imports/take-back.ts';
import { cutShort } from './an-import-cut-short.ts';
import { studioDigest } from './studio-digest.ts';

let imports: TestImports;
let studios = 0;
beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.close());
beforeEach(() => imports.failAfter(undefined));

async function aStudio(): Promise<As> {
  studios += 1;
  const as = { studioId: `78787878-6666-4666-8666-${String(studios).padStart(12, '0')}` };
  await giveAccess(as.studioId);
  const csv = [
    'class_name,class_date,class_time,total_capacity,room,instructor',
    ...Array.from({ length: 9 }, (_, at) => `Yoga,2027-03-0${at + 1},07:00,20,Sala,Ana`),
  ].join('\n');
  await imports.run(as, 'schedule', csv);
  return as;
}

const header =
  'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,customer_email';
const fileOf = (...rows: readonly string[]) =>
  [header, ...rows.map((row) => `Yoga,2027-03-09,07:00,Sala,${row}`)].join('\n');

const booked = async ({ studioId }: As) => (await studioDigest(studioId)).bookings;

describe('bookings of which only the day is known', () => {
  const ana = (email: string, at = '2027-03-07') => `Walk-in,120,${at},Ana Silva,${email}`;

  it('are as many as there are people with the same name', async () => {
    const as = await aStudio();
    const file = fileOf(ana(''), ana(''), 'Walk-in,120,2027-03-07,,', 'Walk-in,120,2027-03-07,,');
    expect((await imports.run(as, 'bookings', file)).result).toMatchObject({ imported: 4, unchanged: 0 });
    expect((await imports.run(as, 'bookings', file)).result).toMatchObject({ imported: 0, unchanged: 4 });
    expect(await booked(as)).toHaveLength(4);
  });

  it('are matched by their times in another file, separately for each client', async () => {
    const as = await aStudio();
    await imports.run(as, 'bookings', fileOf(ana('a@x.test'), ana('b@x.test')));
    const timed = fileOf(
      ana('b@x.test', '2027-03-07 18:30'),
      ana('a@x.test', '2027-03-07 09:15'),
      ana('c@x.test', '2027-03-07 10:00'),
    );
    expect((await imports.run(as, 'bookings', timed)).result).toMatchObject({ imported: 1, updated: 2 });
    const moments = await booked(as);
    expect(moments).toHaveLength(3);
    expect(moments.every((one) => !('bookedAtPrecision' in one))).toBe(true);
    const again = await imports.run(as, 'bookings', fileOf(ana('a@x.test'), ana('b@x.test')));
    expect(again.result).toMatchObject({ imported: 0, updated: 0, unchanged: 2 });
  });
});

describe('an import of identical places', () => {
  it('is undone with all of them', async () => {
    const as = await aStudio();
    const before = await studioDigest(as.studioId, false);
    const rows = Array.from({ length: 9 }, (_, at) =>
      Array.from({ length: 3 }, () => `Yoga,2027-03-0${at + 1},07:00,Sala,Walk-in,120,2027-02-01 10:00,,`),
    ).flat();
    const importId = await cutShort(imports, as, 'bookings', [header, ...rows].join('\n'));
    expect((await imports.get(as, importId)).result).toMatchObject({ imported: 27 });
    await callOperation(takeBackHandler, takeBack, { importId }, as);
    await imports.drain();
    expect((await imports.get(as, importId)).takingBack).toMatchObject({ status: 'completed', rows: 27 });
    expect((await studioDigest(as.studioId, false)).bookings).toEqual(before.bookings);
  });
});
