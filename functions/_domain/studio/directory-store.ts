import { startingSettings } from '#shared/contracts/settings/starting-settings.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { SubscriptionEntity, type SubscriptionItem } from '#functions/_data/studio/subscription.ts';
import { isRunning } from '#functions/_platform/entitlement.ts';
import type { StudioTable, SystemTable, Tables } from '#functions/_platform/ports/table.ts';

const pageOf = (acrossStudios: SystemTable, cursor: string | null, limit: number) =>
  acrossStudios
    .of(SubscriptionEntity)
    .query.directory({})
    .go({ limit, ...(cursor && { cursor }) });

/** The studios that may use the product at an instant, in batches. */
export async function* entitledStudios(
  acrossStudios: SystemTable,
  at: Date,
  batchStudios: number,
): AsyncGenerator<string[]> {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(acrossStudios, cursor, batchStudios);
    const studioIds = page.data.filter((item) => isRunning(item, at)).map(({ studioId }) => studioId);
    if (studioIds.length > 0) yield studioIds;
    cursor = page.cursor;
  } while (cursor !== null);
}

export interface DirectoryPage {
  readonly subscriptions: readonly SubscriptionItem[];
  /** The next page begins above this id. */
  readonly lastId: string | undefined;
}

/** One page of the studios that ever had a subscription or free access, ordered by id. */
export async function readDirectory(
  acrossStudios: SystemTable,
  after: string | undefined,
  itemsMax: number,
): Promise<DirectoryPage> {
  const all = acrossStudios.of(SubscriptionEntity).query.directory({});
  const query = after === undefined ? all : all.gt({ studioId: after });
  const { data } = await query.go({ limit: itemsMax + 1 });
  const subscriptions = data.slice(0, itemsMax);
  return { subscriptions, lastId: data.length > itemsMax ? subscriptions.at(-1)?.studioId : undefined };
}

/** Whether a studio has stored settings or access. If it has neither, it was removed. Almost every studio has settings. */
export const isKnown = async (table: StudioTable, studioId: string): Promise<boolean> => {
  const consistent = { consistent: true } as const;
  const settings = await table.of(StudioEntity).get({ studioId }).go(consistent);
  if (settings.data !== null) return true;
  return (await table.of(SubscriptionEntity).get({ studioId }).go(consistent)).data !== null;
};

/** Reads the studio's name. Null if it still has the default name. */
export const readStudioName = async (tables: Tables, studioId: string): Promise<string | null> => {
  const table = tables.forStudio(studioId);
  const name = (await table.of(StudioEntity).get({ studioId }).go()).data?.studioName;
  return name === undefined || name === startingSettings.studioName ? null : name;
};
