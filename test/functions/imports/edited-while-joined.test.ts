import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { undoChange } from '#shared/contracts/schedule/undo-change.ts';
import { aStudioToJoin, day, listed, room, type StudioToJoin } from './a-studio-to-join.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

const classAt = async ({ studio }: StudioToJoin, name: string, localTime: string) =>
  (await studio.classesOf(day)).find((one) => one.className === name && one.localTime === localTime)!;
const detailOf = (answer: { body: unknown }) => (answer.body as { detail: string }).detail;

async function changed(studio: StudioToJoin, name: string, localTime: string) {
  const { classId, version } = await classAt(studio, name, localTime);
  const [last] = await studio.studio.changesOf(classId);
  const { ask } = studio.studio;
  const raised = await ask(adjustClass, { classId, version, scope: 'this', totalCapacity: 20 });
  const undone = await ask(undoChange, { classId, version, changeId: last!.changeId });
  return [raised, undone].map((answer) => [answer.status, detailOf(answer)]);
}

describe('a class that waits until marketplaces have closed it, to become another one', () => {
  it('cannot be opened again by hand, if the owner said that both are the same', async () => {
    const studio = await aStudioToJoin();
    await studio.studio.importClasses(`Flow,${day},10:00,${room},30,0,0`);
    await studio.answer();
    expect(await studio.join(studio.own)).toBe(false);
    const refused = `When marketplaces have closed it, this class becomes Flow on ${day} at 10:00. Change the places there.`;
    expect(await changed(studio, 'Flow Nivel 2', '10:00')).toEqual([
      [409, refused],
      [409, refused],
    ]);
    expect(await studio.placesOf('Flow', '10:00')).toEqual([
      { totalCapacity: 5, bookings: 0, takenBefore: 7 },
    ]);
    const { classId, version } = await classAt(studio, 'Flow', '10:00');
    const { classId: stays } = (
      await studio.studio.adjust({ classId, version, scope: 'this', totalCapacity: 20 })
    ).class;
    expect(stays).toBe(classId);
    expect(await studio.placesOf('Flow', '10:00')).toEqual([
      { totalCapacity: 13, bookings: 0, takenBefore: 7 },
    ]);
  });

  it('cannot be opened again by hand, if Kenko moved it', async () => {
    const studio = await aStudioToJoin();
    await studio.studio.importClasses(`Flow,${day},09:00,${room},12,4,0`);
    await studio.read(studio.own, [listed(9)]);
    await studio.read(studio.own, [listed(11)]);
    const refused = `When marketplaces have closed it, this class becomes Flow on ${day} at 11:00. Change the places there.`;
    expect(await changed(studio, 'Flow', '09:00')).toEqual([
      [409, refused],
      [409, refused],
    ]);
  });
});
