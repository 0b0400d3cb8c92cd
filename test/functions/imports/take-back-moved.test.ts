import { takeBack } from '#shared/contracts/imports/take-back.ts';
import { callOperation, type As } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';
import { cutShort } from './an-import-cut-short.ts';
import { studioDigest } from './studio-digest.ts';
import { moveClass } from '#functions/_domain/bookings/class-move-store.ts';
import { handler as takeBackHandler } from '#functions/imports/take-back.ts';
import { tableOf } from '#test/builders/table-of.ts';

let imports: TestImports;
beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.close());

const schedule = [
  'class_name,class_date,class_time,total_capacity,room',
  'Yoga,2027-03-01,07:00,400,Sala 0',
  'Yoga,2027-03-02,07:00,400,Sala 1',
  'Yoga,2027-03-03,07:00,400,Sala 2',
].join('\n');
/** Eighty bookings of the first class and of the second one. */
const bookings = [
  'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,booking_reference',
  ...Array.from(
    { length: 160 },
    (_, at) =>
      `Yoga,2027-03-0${1 + (at % 2)},07:00,Sala ${at % 2},fitpass,10.50,2026-11-20 10:00,Guest ${at},BK-${at}`,
  ),
].join('\n');

/** Moves the first class to a later one, as a studio's own system does. */
async function moveFirst({ studioId }: As, daysLater: number) {
  const { classes } = await studioDigest(studioId);
  const ids = classes.map(({ classId }) => String(classId)).sort();
  const clock = { now: () => new Date('2027-02-02T12:00:00.000Z') };
  const move = { studioId, fromId: ids[0]!, toId: ids[daysLater]! };
  expect(await moveClass(tableOf(studioId), move, { clock })).toBe(true);
}

const bookedIn = async ({ studioId }: As) => {
  const { classes, counted } = await studioDigest(studioId);
  const inOrder = classes.toSorted((a, b) => (String(a['classId']) < String(b['classId']) ? -1 : 1));
  return { classes: inOrder.map((one) => one['bookings']), total: counted.bookings };
};

describe('an import of bookings that is undone', () => {
  it.each([
    { when: 'before', daysLater: 1, where: 'a class of its file', booked: [0, 160, 0] },
    { when: 'after', daysLater: 1, where: 'a class of its file', booked: [0, 160, 0] },
    { when: 'before', daysLater: 2, where: 'another class', booked: [0, 80, 80] },
    { when: 'after', daysLater: 2, where: 'another class', booked: [0, 80, 80] },
  ])(
    'finds those of a class that was moved to $where $when the import',
    async ({ when, daysLater, booked }) => {
      const as = { studioId: `79797979-7777-4777-8777-0000000000${daysLater}${when === 'before' ? 1 : 2}` };
      await giveAccess(as.studioId);
      await imports.run(as, 'schedule', schedule);
      if (when === 'before') await moveFirst(as, daysLater);
      const importId = await cutShort(imports, as, 'bookings', bookings);
      if (when === 'after') await moveFirst(as, daysLater);
      expect(await bookedIn(as)).toEqual({ classes: booked, total: 160 });
      await callOperation(takeBackHandler, takeBack, { importId }, as);
      await imports.drain();
      const { takingBack } = await imports.get(as, importId);
      expect(takingBack).toMatchObject({ status: 'completed', rows: 160, stays: [] });
      expect(await bookedIn(as)).toEqual({ classes: [0, 0, 0], total: 0 });
    },
  );
});
