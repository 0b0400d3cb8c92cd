import type { MarketplaceMessage } from '#shared/contracts/messages.ts';
import { silent } from '#test/builders/silent-logger.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { aStudioWith, type TestStudio } from '../../schedule/a-studio.ts';
import { outboxOf } from '../../schedule/decide.ts';
import { settlePush } from '#functions/_domain/places/outbox/settle-store.ts';
import { sendAgain } from '#functions/marketplaces/push/send-again.ts';
import { countCredentialFailures } from '#functions/_domain/places/outbox/credential-failures.ts';
import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import { tables } from '#functions/_data/table/tables.ts';

const day = '2999-03-04';
const at = new Date('2026-11-23T12:00:00.000Z');
/** The same instant as in `aStudioWith`. */
const connectedAt = '2026-11-01T00:00:00.000Z';

describe('pushes that failed because of credentials', () => {
  let table: TestTable;
  let studios = 0;
  let ids = 0;
  let studio: TestStudio;
  let classId: string;
  let sent: MarketplaceMessage[];

  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.close());
  beforeEach(async () => {
    studios += 1;
    sent = [];
    studio = await aStudioWith(`68686868-0000-4000-8000-${String(studios).padStart(12, '0')}`);
    await studio.importClasses(`Yoga,${day},07:00,Sala 1,20,4,2`);
    classId = (await studio.classesOf(day))[0]!.classId;
  });

  const deps = {
    table: tables,
    clock: { now: () => at },
    ids: { next: () => `01ARZ3NDEKTSV4RRFFQ69J${String((ids += 1)).padStart(4, '0')}` },
    random: { bytes: () => new Uint8Array() },
    logger: silent,
    pushes: {
      send: (messages: readonly { readonly body: MarketplaceMessage }[]) => {
        sent.push(...messages.map(({ body }) => body));
        return Promise.resolve();
      },
    },
  };

  /** Pending pushes that fail, each with a newer change. */
  async function fail(marketplace: 'fitpass' | 'wellhub', places: number, failedFor?: 'credentials') {
    const { version } = (await studio.classOf(classId)).class;
    await studio.adjust({ classId, version, scope: 'this', allocations: { [marketplace]: places } });
    const push = (await outboxOf(studio)).findLast((one) => one.marketplace === marketplace)!;
    await studio.inStudio((studioTable) =>
      settlePush(studioTable, { push, state: 'failed', at, message: 'why', failedFor }),
    );
    return push.outboxId;
  }
  const again = async (request: { connectedAt?: string; below?: string } = {}) => {
    const { studioId } = studio;
    const message = {
      studioId,
      marketplace: 'wellhub',
      connectedAt,
      correlationId: 'c',
      ...request,
    } as const;
    return studio.inStudio((studioTable) => sendAgain(studioTable, { kind: 'send-again', ...message }, deps));
  };
  const stateOf = async (outboxId: string) =>
    (await outboxOf(studio)).find((one) => one.outboxId === outboxId)!.state;

  it('are reopened and sent once, and no others', async () => {
    const overtaken = await fail('wellhub', 3, 'credentials');
    const wanted = await fail('wellhub', 4, 'credentials');
    const elsewhere = await fail('fitpass', 3, 'credentials');
    await again();
    expect([await stateOf(overtaken), await stateOf(wanted), await stateOf(elsewhere)]).toEqual([
      'failed',
      'pending',
      'failed',
    ]);
    expect(sent).toMatchObject([{ kind: 'push', outboxId: wanted, marketplace: 'wellhub' }]);
    await again();
    expect(sent).toHaveLength(1);
  });

  it('exclude those that failed for another reason', async () => {
    const request = { studioId: studio.studioId, marketplace: 'wellhub' as const, now: at };
    const other = await fail('wellhub', 3);
    expect(await studio.inStudio((studioTable) => countCredentialFailures(studioTable, request))).toBe(0);
    await again();
    expect([await stateOf(other), sent]).toEqual(['failed', []]);
    await fail('wellhub', 4, 'credentials');
    expect(await studio.inStudio((studioTable) => countCredentialFailures(studioTable, request))).toBe(1);
    const later = { ...request, now: new Date('2999-03-05T00:00:00.000Z') };
    expect(await studio.inStudio((studioTable) => countCredentialFailures(studioTable, later))).toBe(0);
  });

  it('are left to a newer connection', async () => {
    const wanted = await fail('wellhub', 4, 'credentials');
    await again({ connectedAt: '2026-10-01T00:00:00.000Z' });
    await studio.connect('wellhub', 'disconnected');
    await again();
    expect([await stateOf(wanted), sent]).toEqual(['failed', []]);
  });

  it('continue with the next page in a message of its own', async () => {
    const wanted = await fail('wellhub', 4, 'credentials');
    const newer = Array.from({ length: 100 }, (_, index) => ({
      studioId: studio.studioId,
      adjustmentId: `7ZZZZZZZZZZZZZZZZZZZZZ${String(index).padStart(4, '0')}`,
      classId,
      className: 'Yoga',
      classLocalDate: day,
      classLocalTime: '07:00',
      marketplace: 'wellhub' as const,
      source: 'manual' as const,
      slotsChanged: 1,
      placesTo: 3,
      status: 'failed' as const,
      createdAt: at.toISOString(),
    }));
    await studio.inStudio((studioTable) => studioTable.of(AdjustmentEntity).put(newer).go());
    await again();
    expect(sent).toMatchObject([{ kind: 'send-again', connectedAt, below: newer[0]!.adjustmentId }]);
    await again({ below: newer[0]!.adjustmentId });
    expect(sent[1]).toMatchObject({ kind: 'push', outboxId: wanted });
  });
});
