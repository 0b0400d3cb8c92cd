import { defaultGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import * as store from '#functions/_domain/connections/connection-store.ts';
import { storeSource } from '#functions/_domain/connections/source-store.ts';
import { storeGrant } from '#functions/billing/grant-store.ts';
import { storeTicket } from '#functions/support/ticket-store.ts';
import { holdSlots, readPermits, takePermit } from '#functions/_domain/imports/import-permit-store.ts';
import { CountersEntity } from '#functions/_data/classes/counters.ts';
import { removeEmptyCounters } from '#functions/imports/clearing/clear-sums-store.ts';
import { readOnboarding, storeOnboarding } from '#functions/_domain/studio/progress-store.ts';
import { tableOf } from '#test/builders/table-of.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { tables } from '#functions/_data/table/tables.ts';

/**
 * The share of transactions that conflict. Each of these seeds begins with a conflict, and in none do conflicts last
 * longer than the client waits.
 */
const conflictShare = 0.5;
const seeds = [7, 23, 101, 404, 99_991];
/** The share of single writes that conflict. Single writes are retried less often. */
const conflictShareOfOne = 0.3;

const at = '2026-11-22T12:00:00.000Z';
const connection = {
  marketplace: 'wellhub',
  status: 'connected',
  connectedAt: at,
  revenuePerBookingMinor: 11_000,
  noShowPayPercent: 0,
  guidelines: defaultGuidelines,
} as const;
const terms = { revenuePerBookingMinor: 12_000, noShowPayPercent: 50, guidelines: defaultGuidelines };

let table: TestTable;
let studios = 0;

const newStudio = (): string => {
  studios += 1;
  return `99999999-9999-4999-8999-${String(studios).padStart(12, '0')}`;
};

const audit = (auditId: string) => ({ auditId, at, correlationId: 'request-0001' });

async function inStudio<T>(studioId: string, work: (studioTable: StudioTable) => Promise<T>): Promise<T> {
  return work(tableOf(studioId));
}

beforeAll(async () => {
  table = await startTable();
});
afterEach(() => table.setFaults(undefined));
afterAll(() => table.close());

describe.each(seeds)('a concurrent transaction on the same items (%i)', (seed) => {
  const met = async (
    store: (studioTable: StudioTable, studioId: string) => Promise<unknown>,
  ): Promise<unknown> => {
    const studioId = newStudio();
    table.setFaults({ seed, conflictShare });
    return store(tableOf(studioId), studioId);
  };

  it('prevents no connection, acceptance of terms or disconnection', async () => {
    const done = await met(async (studioTable, studioId) => [
      await store.storeConnection(studioTable, { studioId, connection, sealed: 'sealed', audit: audit('1') }),
      await store.storeTerms(studioTable, { studioId, before: connection, audit: audit('2') }, terms),
      await store.storeDisconnection(studioTable, { studioId, before: connection, audit: audit('3') }),
    ]);
    expect(done).toEqual([true, true, true]);
  });

  it('refuses no source', async () => {
    const after = { kind: 'kenko', status: 'pending', approvalStatus: 'pending', requestedAt: at } as const;
    const by = { actor: 'owner', action: 'integrations.chooseSource' };
    const done = await met((studioTable, studioId) =>
      storeSource(studioTable, {
        studioId,
        kind: 'kenko',
        after,
        before: undefined,
        audit: { ...audit('1'), ...by },
      }),
    );
    expect(done).toBe(true);
  });

  it('does not prevent granting access', async () => {
    const given = { until: '2999-05-01T06:00:00.000Z', grantedBy: 'team', reason: 'Pilot studio' };
    expect(await met((_, studioId) => storeGrant(tables, { studioId, ...given, audit: audit('1') }))).toBe(
      true,
    );
  });

  it('refuses no ticket', async () => {
    const ticket = { ticketId: '1', subject: 'Help', description: 'Please.', status: 'open' } as const;
    const more = { priority: 'medium', createdAt: at, updatedAt: at, messages: 0, version: 1 } as const;
    const by = { auditId: '1', actor: 'owner', action: 'support.openTicket', correlationId: 'request-0001' };
    const done = await met((studioTable, studioId) =>
      storeTicket(studioTable, { before: undefined, after: { studioId, ...ticket, ...more }, audit: by }),
    );
    expect(done).toBe(true);
  });

  it('takes no permit from an import that holds one', async () => {
    const own = { slot: '1', holder: 'import', holderId: 'import-1', working: true } as const;
    const until = '2026-11-22T13:00:00.000Z';
    const slots = await met(async (studioTable, studioId) => {
      table.setFaults(undefined);
      await takePermit(studioTable, { studioId, ...own, until: at }, undefined);
      table.setFaults({ seed, conflictShare });
      await holdSlots(studioTable, studioId, [own.slot], own.holderId, until);
      return readPermits(studioTable, studioId);
    });
    expect(slots).toEqual([expect.objectContaining({ ...own, until })]);
  });

  it('leaves no counters that end at zero', async () => {
    const left = await met(async (studioTable, studioId) => {
      table.setFaults(undefined);
      await studioTable
        .of(CountersEntity)
        .put([
          { studioId, shard: '00', classes: 2 },
          { studioId, shard: '01', classes: -2 },
        ])
        .go();
      table.setFaults({ seed, conflictShare });
      await removeEmptyCounters(studioTable, studioId);
      return (await studioTable.of(CountersEntity).query.primary({ studioId }).go()).data;
    });
    expect(left).toEqual([]);
  });

  it('fails no write of a single item', async () => {
    const studioId = newStudio();
    table.setFaults({ seed, conflictShare: conflictShareOfOne });
    const steps = ['account-setup', 'erp-selection', 'class-schedule', 'marketplaces'] as const;
    await inStudio(studioId, async (studioTable) => {
      for (const step of steps) {
        await storeOnboarding(studioTable, studioId, { step, completed: false });
        expect(await readOnboarding(studioTable, studioId)).toEqual({ step, completed: false });
      }
    });
  });
});

it('reports that nothing was stored when the conflict lasts', async () => {
  const given = { studioId: newStudio(), until: at, grantedBy: 'team', reason: 'Pilot studio' };
  table.setFaults({ seed: 1, conflictShare: 1 });
  await expect(storeGrant(tables, { ...given, audit: audit('1') })).rejects.toThrow('nothing was stored');
});
