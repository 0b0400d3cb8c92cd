import { getImpact } from '#shared/contracts/dashboard/get-impact.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import type { Impact } from '#shared/core/impact/impact-of.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { readConnections } from '#functions/_domain/connections/connection-store.ts';
import { readFinishedSums } from '#functions/_domain/finished/finished-sums-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';

type Connections = Awaited<ReturnType<typeof readConnections>>;
type Shown = OutputOf<typeof getImpact>['total'];

const contractOf = (connections: Connections, marketplace: string): number | null =>
  connections.find((one) => one.marketplace === marketplace && one.status === 'connected')
    ?.revenuePerBookingMinor ?? null;

const shownOf = (
  { effect, byChannel, byClass, paid, accuracy }: Impact,
  connections: Connections,
): Shown => ({
  effect,
  byChannel: [...byChannel],
  byClass: [...byClass],
  paid: paid.map((one) => ({ ...one, contractMinor: contractOf(connections, one.marketplace) })),
  accuracy,
});

export const handler = httpOperation(getImpact, {}, async ({ table, caller: { studioId }, deps }) => {
  const { currency, timezone } = await readStudio(table, studioId);
  const today = instantToLocal(deps.clock.now().toISOString(), timezone).date;
  const [{ countedTo, months, total }, connections] = await Promise.all([
    readFinishedSums(table, studioId, today),
    readConnections(table, studioId),
  ]);
  return {
    currency,
    today,
    countedTo,
    months: months.map(({ month, ...impact }) => ({ month, ...shownOf(impact, connections) })),
    total: shownOf(total, connections),
  };
});
