import {
  listStudios,
  studiosPageItemsMax,
  type ListedStudio,
} from '#shared/contracts/billing/list-studios.ts';
import { studioId } from '#shared/contracts/values.ts';
import { teamOperation } from '#functions/_platform/team-operation.ts';
import { readPlatformPause } from '#functions/_domain/studio/platform-store.ts';
import { readDirectory, readStudioName } from '#functions/_domain/studio/directory-store.ts';
import type { SubscriptionItem } from '#functions/_domain/studio/subscription-store.ts';
import { subscriptionViewOf } from '#functions/_domain/studio/subscription-view.ts';
import type { Tables } from '#functions/_platform/ports/table.ts';

async function listed(tables: Tables, item: SubscriptionItem, at: Date): Promise<ListedStudio> {
  const { status, subscriptionEnd } = subscriptionViewOf(item, at);
  const until = subscriptionEnd ?? item.grantedUntil ?? null;
  return { studioId: item.studioId, studioName: await readStudioName(tables, item.studioId), status, until };
}

export const handler = teamOperation(listStudios, {}, async ({ table, caller, deps, pages }) => {
  const list = pages();
  const at = deps.clock.now();
  const [page, pause] = await Promise.all([
    readDirectory(deps.table.acrossStudios, list.from(studioId), studiosPageItemsMax),
    readPlatformPause(table, caller.studioId),
  ]);
  return {
    studios: await Promise.all(page.subscriptions.map((item) => listed(deps.table, item, at))),
    cursor: list.next(page.lastId),
    pause: pause ?? null,
  };
});
