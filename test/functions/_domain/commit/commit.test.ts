import { startTable, type TestTable } from '#test/builders/start-table.ts';
import type { Write } from '#functions/_data/table/writer.ts';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { commit, writesOf } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { follows, type Follow, type Kind } from '#functions/_domain/commit/follows.ts';
import type { ClassEdited } from '#functions/_domain/places/edits/edit-store.ts';
import { editDerivers } from '#functions/_domain/places/edits/edit-store.ts';
import { grantDerivers } from '#functions/billing/grant-store.ts';
import { figuresDerivers } from '#functions/imports/rows/booking-import-store.ts';
import { ticketDerivers } from '#functions/support/ticket-store.ts';
import { allDerivers } from './all-derivers.ts';
import { cls, pendingChanges, studioId, reported, type PendingKind } from './moving-changes.ts';
import { tableOf } from '#test/builders/table-of.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type AnyChange = { readonly kind: Kind };
const derivers = allDerivers as unknown as Derivers<AnyChange>;

interface Part {
  readonly Item?: Readonly<Record<string, unknown>>;
  readonly UpdateExpression?: string;
  readonly ConditionExpression?: string;
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
  readonly ExpressionAttributeValues?: Readonly<Record<string, unknown>>;
}
type Parts = { readonly [Name in 'Put' | 'Update' | 'Delete']?: Part };

const partsOf = (write: Write | undefined): Parts => (write ?? {}) as Parts;

const sums = new Set(['counters', 'day']);

/**
 * The entity that a write changes: `sums` for the dashboard's counters, `check` for a pure condition, `gone` for a
 * deletion.
 */
function entityOf(write: Write): string {
  const { Put, Update, Delete } = partsOf(write);
  if (Put) return String(Put.Item?.['__edb_e__']);
  if (Delete) return 'gone';
  const values = Update?.ExpressionAttributeValues ?? {};
  const name = Object.keys(values).find((key) => key.startsWith(':__edb_e__'));
  if (name === undefined) return 'check';
  const entity = String(values[name]);
  return sums.has(entity) ? 'sums' : entity;
}

const entitiesOf = (changes: readonly AnyChange[], by = derivers): string[] =>
  writesOf(by, changes).map(({ write }) => entityOf(write));

const pendingItems = [...reported.map(() => 'adjustment'), ...reported.map(() => 'outbox')];
/** The items that each side effect must add when a change sets the numbers of two marketplaces. */
const itemsOf: Readonly<Record<Follow, readonly string[]>> = {
  places: ['class', 'class-demand', 'class-change', ...pendingItems],
  outbox: ['class', ...pendingItems],
  audit: ['audit'],
  tally: ['sums'],
  recorded: ['adjustment'],
  rules: [],
  unpaused: ['check', 'check'],
};

/** The items that should follow from a change but are missing. Each item counts once. */
function missing(kind: Kind, given: readonly string[]): string[] {
  const left = [...given];
  const wanted = (follows[kind] as readonly Follow[]).flatMap((follow) => itemsOf[follow]);
  return wanted.filter((name) => {
    const found = left.indexOf(name);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
});
afterEach(() => table.setFaults(undefined));
afterAll(() => table.close());

describe('the effects of a change', () => {
  it('are declared once for every kind, and for no other', () => {
    expect(Object.keys(allDerivers).sort()).toEqual(Object.keys(follows).sort());
  });

  const kinds = Object.keys(pendingChanges) as PendingKind[];

  it.each(kinds)('are stored with it whenever places change, as the table says: %s', (kind) => {
    expect(missing(kind, entitiesOf([{ ...pendingChanges[kind], kind }]))).toEqual([]);
  });

  it.each(kinds)('record on the class what each marketplace offers until it confirms: %s', (kind) => {
    const [cls] = writesOf(derivers, [{ ...pendingChanges[kind], kind }])
      .map(({ write }) => write)
      .filter((write) => entityOf(write) === 'class');
    const { Update } = partsOf(cls);
    const values = Object.values(Update?.ExpressionAttributeValues ?? {});
    const names = Object.keys(Update?.ExpressionAttributeNames ?? {});
    expect(names).toEqual(expect.arrayContaining(['#mayShow', '#fitpass', '#wellhub']));
    expect(values).toEqual(expect.arrayContaining(reported.map(({ from }) => from)));
    expect(Update?.ConditionExpression).toContain('#version = :version');
  });

  it.each(kinds)('take the mark of a class without history away when they record a change: %s', (kind) => {
    const writes = writesOf(derivers, [{ ...pendingChanges[kind], kind }]).map(({ write }) => write);
    const [cls] = writes.filter((write) => entityOf(write) === 'class');
    const recordsChange = writes.some((write) => entityOf(write) === 'class-change');
    const removed = /REMOVE (.*)$/.exec(partsOf(cls).Update?.UpdateExpression ?? '')?.[1] ?? '';
    expect(removed.split(', ').includes('#neverChanged')).toBe(recordsChange);
  });

  it('are detected as missing if a deriver omits them, and this does not compile', () => {
    const forgetful: Derivers<ClassEdited> = {
      // @ts-expect-error the audit row and the sums are missing
      'class-edited': (change) => {
        const { places } = editDerivers['class-edited'](change);
        return { places };
      },
    };
    const given = entitiesOf([pendingChanges['class-edited']], forgetful as unknown as Derivers<AnyChange>);
    expect(missing('class-edited', given)).toEqual(['audit', 'sums']);
    const noPlaces: Derivers<ClassEdited> = {
      // @ts-expect-error nothing says what becomes of the places
      'class-edited': (change) => ({ ...editDerivers['class-edited'](change), places: undefined }),
    };
    const others = entitiesOf([pendingChanges['class-edited']], noPlaces as unknown as Derivers<AnyChange>);
    expect(missing('class-edited', others)).toEqual(itemsOf.places);
  });

  it('are stored once if several changes share them', () => {
    const figures = {
      events: [],
      bookings: 4,
      bookedByChannel: {},
      revenueDirectMinor: 0,
      revenueMarketplaceMinor: 0,
    };
    const before = { localDate: cls.localDate, totalCapacity: 20, bookings: 1, revenueMinor: 0 };
    const changes = ['0001', '0002'].map((end) => {
      const change = { classId: `202611221300-yoga-${end}`, version: 1, before, figures };
      return { kind: 'figures-counted', studioId, change } as const;
    });
    const writes = writesOf(figuresDerivers, changes);
    const counted = writes.filter((one) => one.kind === 'tally').map(({ write }) => write);
    expect(counted.map(entityOf)).toEqual(['sums', 'sums']);
    const added = counted.map((write) =>
      Object.values(partsOf(write).Update?.ExpressionAttributeValues ?? {}),
    );
    expect(added).toEqual([expect.arrayContaining([6]), expect.arrayContaining([6])]);
  });

  it('check once whether automation is paused', () => {
    const change = pendingChanges['decision-carried-out'];
    const writes = writesOf(derivers, [change, change]);
    expect(writes.filter((one) => one.kind === 'unpaused')).toHaveLength(2);
  });
});

describe('changes that are committed', () => {
  const now = '2026-11-22T12:00:00.000Z';
  const both: typeof grantDerivers & typeof ticketDerivers = { ...grantDerivers, ...ticketDerivers };
  const granted = (auditId: string) => ({
    kind: 'access-granted' as const,
    grant: {
      studioId,
      until: '2999-05-01T06:00:00.000Z',
      grantedBy: 'team',
      reason: 'Pilot studio',
      audit: { auditId, at: now, correlationId: 'request-0001' },
    },
  });
  const ticket = {
    studioId,
    ticketId: '1',
    subject: 'Help',
    description: 'Please.',
    status: 'open',
    priority: 'medium',
    createdAt: now,
    updatedAt: now,
    messages: 0,
    version: 1,
  } as const;
  const changed = (auditId: string) => ({
    kind: 'ticket-changed' as const,
    change: {
      before: undefined,
      after: ticket,
      audit: { auditId, actor: 'owner', action: 'support.openTicket', correlationId: 'request-0001' },
    },
  });
  const stored = async (studioTable: StudioTable) => {
    const [grant, audit] = await Promise.all([
      studioTable.of(SubscriptionEntity).get({ studioId }).go({ consistent: true }),
      studioTable.of(AuditEntity).query.primary({ studioId }).go({ consistent: true }),
    ]);
    return { granted: grant.data !== null, audited: audit.data.map(({ auditId }) => auditId).sort() };
  };

  it('are stored together or not at all, and the refused one is reported', async () => {
    const studioTable = tableOf(studioId);
    expect((await commit(studioTable, both, [changed('1')])).stored).toBe(true);
    const again = await commit(studioTable, both, [granted('2'), changed('3')]);
    expect(again).toEqual({ stored: false, refused: new Set(['ticket-changed']) });
    expect(await stored(studioTable)).toEqual({ granted: false, audited: ['1'] });
    expect(await commit(studioTable, both, [granted('4')])).toEqual({ stored: true, refused: new Set() });
    expect(await stored(studioTable)).toEqual({ granted: true, audited: ['1', '4'] });
  });

  it('are retried after a conflict with another transaction, and stored once', async () => {
    const serials = ['5', '6', '7', '8', '9'];
    // The share of transactions that conflict, including the first. A conflict that is not retried would look like a
    // refusal.
    table.setFaults({ seed: 7, conflictShare: 0.5 });
    for (const serial of serials) {
      const done = await commit(tableOf(studioId), both, [granted(serial)]);
      expect(done).toEqual({ stored: true, refused: new Set() });
    }
    table.setFaults(undefined);
    const { audited } = await stored(tableOf(studioId));
    expect(audited.filter((auditId) => serials.includes(auditId))).toEqual(serials);
  });

  it('are reported as not stored if conflicts last longer than the waiting time', async () => {
    table.setFaults({ seed: 1, conflictShare: 1 });
    const met = commit(tableOf(studioId), both, [granted('busy')]);
    await expect(met).rejects.toThrow('nothing was stored');
    table.setFaults(undefined);
    expect((await stored(tableOf(studioId))).audited).not.toContain('busy');
  });

  it('are not sent at all if they exceed one transaction', async () => {
    const many = Array.from({ length: 51 }, (_, serial) => granted(`many-${serial}`));
    await expect(commit(tableOf(studioId), both, many)).rejects.toThrow('102 writes do not fit');
    const { audited } = await stored(tableOf(studioId));
    expect(audited.filter((auditId) => auditId.startsWith('many'))).toEqual([]);
  });
});
