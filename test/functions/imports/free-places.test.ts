import { randomUUID } from 'node:crypto';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { handler as listClassesHandler } from '#functions/schedule/list-classes.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';

let imports: TestImports;
let as: { studioId: string };

beforeAll(async () => {
  imports = await startImports();
});
beforeEach(async () => {
  as = { studioId: randomUUID() };
  await giveAccess(as.studioId);
});
afterAll(() => imports.close());

const begin = (title: string, ...cells: string[]) => {
  const rows = cells.map((cell, at) => `Yoga,2027-03-0${at + 1},07:00,A,${cell}`);
  return imports.begin(as, 'schedule', [`Class,Date,Time,Room,${title}`, ...rows].join('\n'));
};

async function bookingsAfter(title: string, ...cells: string[]): Promise<number[]> {
  const view = await begin(title, ...cells);
  await imports.confirm(as, view);
  await imports.drain();
  const range = { from: '2027-03-01', to: '2027-03-09' };
  const { body } = await callOperation(listClassesHandler, listClasses, range, as);
  return body.classes.map(({ bookings }) => bookings);
}

describe('a schedule that only says how many places are free', () => {
  it.each([
    ['Capacity,Spots Left', ['20,6', '20,0', '20,20'], [14, 20, 0]],
    ['Capacidade,Vagas disponíveis', ['20,6', '20,0', '12,5'], [14, 20, 7]],
    ['Aforo,Plazas libres', ['20,20', '20,19', '20,1'], [0, 1, 19]],
    ['Capacity,Available', ['20,6', '20,0', '20,3'], [14, 20, 17]],
    ['Spots left', ['6/20', '0/20', '20/20'], [14, 20, 0]],
  ])('counts the others as booked, with %s', async (title, cells, expected) => {
    expect(await bookingsAfter(title, ...cells)).toEqual(expected);
  });

  it('counts what the file says is booked, if it says that too', async () => {
    expect(await bookingsAfter('Capacity,Booked,Available', '20,10,6', '20,12,8')).toEqual([10, 12]);
  });

  it('names a row with more free places than all of them, and imports nothing', async () => {
    const view = await begin('Capacity,Spots Left', '20,21', '20,3');
    await imports.confirm(as, view);
    await imports.drain();
    const { status, findings } = await imports.get(as, view.importId);
    expect(status).toBe('failed');
    expect(findings).toMatchObject([{ row: 2, path: 'free_places', mistake: { code: 'above-capacity' } }]);
  });
});
