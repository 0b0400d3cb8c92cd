import type { ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { confirmImport } from '#shared/contracts/imports/confirm-import.ts';
import { handler as confirmImportHandler } from '#functions/imports/confirm-import.ts';
import { MappingVoteEntity } from '#functions/_data/bookings/mapping-vote.ts';
import { tables } from '#functions/_data/table/tables.ts';
import { signatureOf } from '#functions/imports/reading/remembered-plan.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';

const as = { studioId: '57575757-5757-4575-8575-575757575757' };
let imports: TestImports;

beforeAll(async () => {
  imports = await startImports();
  await giveAccess(as.studioId);
});
afterAll(() => imports.close());

const confirmed = (importId: string, plan: ReadingPlan) =>
  callOperation(confirmImportHandler, confirmImport, { importId, plan }, as);

describe('a question about a missing fact', () => {
  test('asks for one room for all rows, and remembers it for the next such file', async () => {
    const file = (week: string) =>
      ['class_name,class_date,class_time,total_capacity', `Yoga,2027-03-${week},07:00,20`].join('\n');
    const { importId, analysis } = await imports.begin(as, 'schedule', file('01'));
    const { plan } = analysis!;
    expect(plan.columns.flat()).not.toContain('room');
    const without = await confirmed(importId, plan);
    expect(without).toMatchObject({
      status: 422,
      body: { findings: [{ message: 'Missing required fields: room' }] },
    });
    expect((await confirmed(importId, { ...plan, values: { room: 'Sala 1' } })).body).toMatchObject({
      status: 'completed',
      result: { imported: 1 },
    });
    const next = await imports.begin(as, 'schedule', file('08'));
    expect(next.analysis).toMatchObject({ origin: 'remembered', plan: { values: { room: 'Sala 1' } } });
    expect((await confirmed(next.importId, next.analysis!.plan)).body.status).toBe('completed');
  });

  test.each([
    [{ room: 'A', total_capacity: 'many' }, 'total_capacity', 'must be a whole number of 0 or more'],
    [{ room: 'A', total_capacity: '9', class_date: '2027-03-01' }, 'class_date', 'cannot be the same'],
  ])('is refused where %j cannot be so', async (values, field, why) => {
    const csv = 'class_name,class_date,class_time\nYoga,2027-03-15,07:00';
    const { importId, analysis } = await imports.begin(as, 'schedule', csv);
    const { status, body } = await confirmed(importId, { ...analysis!.plan, values });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { findings: [{ path: `body.plan.values.${field}`, message: expect.stringContaining(why) }] },
    });
  });

  test('asks whether the day comes first before anything is imported', async () => {
    const csv = [
      'class_name,class_date,class_time,total_capacity,room',
      'Yoga,01/04/2027,07:00,20,A',
      'Yoga,02/04/2027,07:00,20,A',
    ].join('\n');
    const { importId, analysis } = await imports.begin(as, 'schedule', csv);
    expect(analysis).toMatchObject({
      openDates: ['01/04/2027', '02/04/2027'],
      plan: { dateFormat: null },
    });
    const open = await confirmed(importId, analysis!.plan);
    expect(open).toMatchObject({ status: 422, body: { findings: [{ path: 'body.plan.dateFormat' }] } });
    const reported = await confirmed(importId, { ...analysis!.plan, dateFormat: 'DD/MM/YYYY' });
    expect(reported.body).toMatchObject({ status: 'completed', result: { imported: 2 } });
  });
});

describe('columns that other studios confirmed', () => {
  let studios = 0;
  let headers = 0;
  let header: string;
  beforeEach(() => {
    headers += 1;
    header = `Qué,Date,Zeitpunkt,Wohin,Pax,Ana Ruiz ${headers}`;
  });
  const file = () =>
    [header, 'Yoga con Ana,2027-03-04,18:30,Norte,12,x', 'Barre,2027-03-05,07:00,Sur,14,y'].join('\n');
  const right: ReadingPlan['columns'] = [
    ['class_name'],
    ['class_date'],
    ['class_time'],
    ['room'],
    ['total_capacity'],
    [],
  ];
  const wrong = right.with(0, ['room']).with(3, ['class_name']);

  const aStudio = async () => {
    studios += 1;
    const studio = { studioId: `58585858-5858-4585-8585-${String(studios).padStart(12, '0')}` };
    await giveAccess(studio.studioId);
    return studio;
  };
  const analysed = async (studio: typeof as, csv = file()) => imports.begin(studio, 'schedule', csv);
  /** Imports the file with the columns that its owner chose. */
  const reads = async (studio: typeof as, columns: ReadingPlan['columns'], csv = file()) => {
    const { importId, analysis } = await analysed(studio, csv);
    const plan = { ...analysis!.plan, columns };
    const done = await callOperation(confirmImportHandler, confirmImport, { importId, plan }, studio);
    expect(done.body.status).toBe('completed');
  };
  const proposedToAnother = async (csv?: string) => (await analysed(await aStudio(), csv)).analysis!;

  test('are proposed from the third studio on, with a note', async () => {
    await reads(await aStudio(), right);
    const twice = await aStudio();
    await reads(twice, right);
    await reads(twice, right);
    expect((await proposedToAnother()).origin).toBe('detected');
    await reads(await aStudio(), right);
    const proposed = await proposedToAnother();
    expect(proposed).toMatchObject({
      origin: 'other-studios',
      plan: { columns: right, dateFormat: 'YYYY-MM-DD', timeFormat: '24h' },
    });
    expect(proposed.remarks).toContainEqual({ code: 'as-other-studios' });
  });

  test('yield to what the studio confirmed itself, and disappear if one of three changes its mind', async () => {
    const all = [await aStudio(), await aStudio(), await aStudio()] as const;
    for (const studio of all) await reads(studio, right);
    const own = await aStudio();
    await reads(own, wrong);
    expect((await analysed(own)).analysis).toMatchObject({ origin: 'remembered', plan: { columns: wrong } });
    expect((await proposedToAnother()).origin).toBe('other-studios');
    await reads(all[0], wrong);
    expect((await proposedToAnother()).origin).toBe('detected');
  });

  test('apply only to files with the same header, and never to files without one', async () => {
    const [, ...rows] = file().split('\n');
    const bare = rows.join('\n');
    for (let count = 0; count < 3; count++) {
      const studio = await aStudio();
      await reads(studio, right);
      await reads(studio, right, bare);
    }
    expect((await proposedToAnother(file().replace('Pax', 'Plätze'))).origin).toBe('detected');
    expect(await proposedToAnother(bare)).toMatchObject({ origin: 'detected', headerRow: 0 });
  });

  test('store no title, no value, and no studio', async () => {
    const studio = await aStudio();
    await reads(studio, right);
    const { csvColumns, headerRow } = await proposedToAnother();
    const signature = signatureOf('schedule', { csvColumns, headerRow });
    const { data } = await tables.acrossStudios.of(MappingVoteEntity).query.primary({ signature }).go();
    expect(data).toEqual([
      { signature, voter: expect.any(String), columns: right, expiresAtSeconds: expect.any(Number) },
    ]);
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`ana|ruiz|pax|norte|${studio.studioId}`, 'i'));
  });
});
