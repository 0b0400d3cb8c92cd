import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from '../schedule/a-studio.ts';
import { outboxOf } from '../schedule/decide.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { settlePush, isLatestOf } from '#functions/_domain/places/outbox/settle-store.ts';

const day = '2999-03-04';
const at = new Date('2026-11-23T12:00:00.000Z');

describe('a push that is confirmed', () => {
  let table: TestTable;
  let studios = 0;
  let studio: TestStudio;
  let classId: string;

  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.close());
  beforeEach(async () => {
    studios += 1;
    studio = await aStudioWith(`66666666-0000-4000-8000-${String(studios).padStart(12, '0')}`);
    await studio.importClasses(`Yoga,${day},07:00,Sala 1,20,4,2`);
    classId = (await studio.classesOf(day))[0]!.classId;
  });

  const stored = async () => {
    return studio.inStudio((studioTable) => readClass(studioTable, studio.studioId, classId));
  };

  /** The latest push, after both marketplaces got another pending number. */
  async function lower(fitpass: number, wellhub: number) {
    const { version } = await stored();
    await studio.adjust({ classId, version, scope: 'this', allocations: { fitpass, wellhub } });
    const outbox = await outboxOf(studio);
    return {
      fitpass: outbox.findLast(({ marketplace }) => marketplace === 'fitpass')!,
      wellhub: outbox.findLast(({ marketplace }) => marketplace === 'wellhub')!,
    };
  }

  async function confirm(push: Awaited<ReturnType<typeof lower>>['fitpass'], isLatest: boolean) {
    await studio.inStudio((studioTable) => settlePush(studioTable, { push, state: 'acked', at, isLatest }));
  }

  it('is the latest of its class no longer; the others are', async () => {
    const { fitpass, wellhub } = await lower(3, 1);
    expect(isLatestOf(await stored(), fitpass)).toBe(true);
    await confirm(fitpass, true);
    const cls = await stored();
    expect(cls.latestPushes).toEqual({ wellhub: wellhub.outboxId });
    expect(cls.confirmed.fitpass).toEqual({ slots: 3, atSeconds: at.getTime() / 1000, pushVersion: 1 });
    expect(cls.mayShow.fitpass).toBe(3);
    expect([isLatestOf(cls, fitpass), isLatestOf(cls, wellhub)]).toEqual([false, true]);
  });

  it('leaves a newer one, created during verification, as the latest', async () => {
    const before = await lower(3, 1);
    const after = await lower(2, 1);
    await confirm(before.fitpass, true);
    const cls = await stored();
    expect(cls.latestPushes).toMatchObject({ fitpass: after.fitpass.outboxId });
    expect(cls.confirmed.fitpass?.pushVersion).toBe(1);
    const [first] = (await outboxOf(studio)).filter(({ outboxId }) => outboxId === before.fitpass.outboxId);
    expect(first!.state).toBe('acked');
  });
});
