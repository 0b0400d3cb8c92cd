import { isRunning } from '../_platform/entitlement.ts';
import { acrossStudios } from '../_platform/scope.ts';
import { SubscriptionEntity } from '../_data/subscription.ts';

const pageOf = (cursor: string | null, limit: number) =>
  acrossStudios(() => SubscriptionEntity.query.directory({}).go({ limit, ...(cursor && { cursor }) }));

/** The studios that may use the product at an instant, in batches. */
export async function* entitledStudios(at: Date, batchStudios: number): AsyncGenerator<string[]> {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(cursor, batchStudios);
    const studioIds = page.data.filter((item) => isRunning(item, at)).map(({ studioId }) => studioId);
    if (studioIds.length > 0) yield studioIds;
    cursor = page.cursor;
  } while (cursor !== null);
}
