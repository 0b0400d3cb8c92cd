import type { Marketplace } from '#shared/contracts/channels.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { Comparison, Difference } from './compare-places.ts';
import type { PushedClass } from '#functions/_domain/places/outbox/push-store.ts';
import { readOutboxEntries, storeCorrection } from './reconcile-store.ts';
import { reopenPush } from '#functions/_domain/places/outbox/redrive-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The most numbers that one reading corrects. The next reading corrects the rest. */
const mendedMax = 50;
const mendedAtOnce = 4;
/** A push with this many failed attempts is left to a person. */
const attemptsMax = 20;

type Deps = Pick<Base, 'ids'>;

interface Mending {
  readonly studioId: string;
  readonly marketplace: Marketplace;
  readonly at: Date;
  readonly correlationId: string;
}

/** Makes a number pending again that the marketplace showed earlier but no longer shows. */
const correct = (
  table: StudioTable,
  mending: Mending,
  { cls, wanted, shown }: Difference<PushedClass>,
  deps: Deps,
) =>
  storeCorrection(table, {
    pending: {
      ...mending,
      cls,
      changes: [
        {
          marketplace: mending.marketplace,
          from: shown,
          to: wanted,
          adjustmentId: deps.ids.next(),
          outboxId: deps.ids.next(),
        },
      ],
      source: 'reconciler',
    },
    auditId: deps.ids.next(),
  });

/**
 * Makes failed numbers pending again now that the marketplace answers. Numbers that are still being sent are not
 * changed.
 */
async function reopen(
  table: StudioTable,
  { studioId, marketplace, at, correlationId }: Mending,
  unconfirmed: readonly Difference<PushedClass>[],
  deps: Deps,
): Promise<number> {
  const ids = unconfirmed.flatMap(({ cls }) => cls.latestPushes?.[marketplace] ?? []);
  const entries = await readOutboxEntries(table, studioId, ids);
  const failed = [...entries.values()].filter(
    ({ state, attempts }) => state === 'failed' && attempts < attemptsMax,
  );
  const reopened = await inParallel(failed, mendedAtOnce, (push) => {
    const audit = { auditId: deps.ids.next(), actor: 'automation', correlationId };
    return reopenPush(table, { push, at, dueAt: at, audit });
  });
  return reopened.filter(Boolean).length;
}

/**
 * Makes wrong numbers at one marketplace pending again, up to a limit per reading.
 *
 * @returns how many pushes were created or reopened
 */
export async function mendPlaces(
  table: StudioTable,
  mending: Mending,
  { drifted, unconfirmed }: Pick<Comparison<PushedClass>, 'drifted' | 'unconfirmed'>,
  deps: Deps,
): Promise<number> {
  const chosen = new Set([...drifted, ...unconfirmed].slice(0, mendedMax));
  const corrected = await inParallel(
    drifted.filter((one) => chosen.has(one)),
    mendedAtOnce,
    (one) => correct(table, mending, one, deps),
  );
  const reopened = await reopen(
    table,
    mending,
    unconfirmed.filter((one) => chosen.has(one)),
    deps,
  );
  return corrected.filter(Boolean).length + reopened;
}
