import { takeBack } from '#shared/contracts/imports/take-back.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';
import { cutShort } from './an-import-cut-short.ts';
import { studioDigest } from './studio-digest.ts';
import { handler as takeBackHandler } from '#functions/imports/take-back.ts';

let imports: TestImports;
beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.close());

const days = ['2027-03-01', '2027-03-02', '2027-04-05'];
const schedule = (name: string, capacity: number, room: string) =>
  [
    'class_name,class_date,class_time,total_capacity,room',
    ...days.map((day) => `${name},${day},07:00,${capacity},${room}`),
  ].join('\n');
/** Eighty bookings of the first class and eighty of the second. */
const bookings = [
  'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,booking_reference',
  ...Array.from(
    { length: 160 },
    (_, at) => `Yoga 60min,${days[at % 2]},07:00,sala-1,fitpass,10.50,2026-11-20 10:00,Guest ${at},BK-${at}`,
  ),
].join('\n');

const as = { studioId: '79797979-7777-4777-8777-0000000000a1' };
const classes = async () => {
  const digest = await studioDigest(as.studioId);
  return digest.classes
    .map((one) => ['className', 'room', 'totalCapacity', 'bookings'].map((name) => one[name]).join(' '))
    .toSorted();
};

describe('files that name the same classes differently', () => {
  it('are about the same classes, whichever is imported again', async () => {
    await giveAccess(as.studioId);
    await imports.run(as, 'schedule', schedule('Yoga', 400, 'Sala 1'));
    for (let times = 0; times < 2; times += 1) {
      await imports.run(as, 'schedule', schedule('YÓGA (60 min)', 300, 'SALA 1'));
      expect(await classes()).toEqual(days.map(() => 'Yoga Sala 1 300 0'));
    }
    // In another room it is another class.
    await imports.run(as, 'schedule', schedule('YÓGA (60 min)', 200, 'Terraza'));
    expect(await classes()).toEqual([
      ...days.map(() => 'Yoga Sala 1 300 0'),
      ...days.map(() => 'YÓGA (60 min) Terraza 200 0'),
    ]);
  });

  it('book them, and no longer do after the import of bookings is undone', async () => {
    const importId = await cutShort(imports, as, 'bookings', bookings);
    const yoga = async () => (await classes()).filter((one) => one.startsWith('Yoga Sala 1'));
    expect(await yoga()).toEqual(['Yoga Sala 1 300 0', 'Yoga Sala 1 300 80', 'Yoga Sala 1 300 80']);
    await callOperation(takeBackHandler, takeBack, { importId }, as);
    await imports.drain();
    const { takingBack } = await imports.get(as, importId);
    expect(takingBack).toMatchObject({ status: 'completed', rows: 160, stays: [] });
    expect(await yoga()).toEqual(days.map(() => 'Yoga Sala 1 300 0'));
  });
});
