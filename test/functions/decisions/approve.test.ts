import { approve } from '#shared/contracts/decisions/approve.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { listChanges } from '#shared/contracts/schedule/list-changes.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from '../schedule/a-studio.ts';
import { decideFor, outboxOf } from '../schedule/decide.ts';

describe('approving a decision that no longer changes anything', () => {
  let table: TestTable;
  let studio: TestStudio;
  let classId: string;

  beforeAll(async () => {
    table = await startTable();
    studio = await aStudioWith('88888888-0000-4000-8000-000000009001');
    await studio.importClasses('Yoga,2999-03-04,07:00,Sala 1,20,4,2');
    classId = (await studio.classesOf('2999-03-04'))[0]!.classId;
  });
  afterAll(() => table.close());

  it('ends the decision at once: nothing is sent, and its history contains nothing to undo', async () => {
    const decisionId = await decideFor(studio, classId, 4);
    const approved = await studio.must(approve, { decisionId });
    expect(approved).toMatchObject({ status: 'executed', adjustments: [], allowedActions: [] });
    expect(await outboxOf(studio)).toEqual([]);
    expect((await studio.must(listChanges, { classId })).changes).toEqual([]);
    expect((await studio.classOf(classId)).class.allocations.fitpass).toBe(4);
  });

  it('allows the next one to be decided and executed', async () => {
    const approved = await studio.must(approve, {
      decisionId: await decideFor(studio, classId, 6),
    });
    expect(approved).toMatchObject({ status: 'queued', adjustments: [{ marketplace: 'fitpass' }] });
    expect((await outboxOf(studio)).map(({ places }) => places)).toEqual([6]);
  });
});

describe('approving a decision that was made before the settings were narrowed', () => {
  let table: TestTable;
  let studio: TestStudio;

  beforeAll(async () => {
    table = await startTable();
    studio = await aStudioWith('88888888-0000-4000-8000-000000009002');
    await studio.importClasses('Yoga,2999-03-04,07:00,Sala 1,20,4,2');
  });
  afterAll(() => table.close());

  const allow = (maxSlotAdjustment: number) => studio.must(updateSettings, { ai: { maxSlotAdjustment } });

  it('is refused with the reason while it moves more places than the settings allow', async () => {
    const { classId } = (await studio.classesOf('2999-03-04'))[0]!;
    const decisionId = await decideFor(studio, classId, 8);
    await allow(3);
    const refused = await studio.ask(approve, { decisionId });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        detail:
          'Your settings now let a decision move at most 3 places at a marketplace, and this one moves more. Run the optimizer again.',
      },
    });
    expect(await outboxOf(studio)).toEqual([]);
    await allow(4);
    expect(await studio.must(approve, { decisionId })).toMatchObject({ status: 'queued' });
    expect((await outboxOf(studio)).map(({ places }) => places)).toEqual([8]);
  });
});
