import { domainOf } from '#shared/core/mail/sender-proof.ts';
import { readLayoutIds, removeLayout, type LayoutKey } from '../mailbox/layout-store.ts';
import type { LayoutTables } from '../mailbox/shared-layout-store.ts';
import { uncountLayout } from './candidate-store.ts';

/**
 * Deletes a layout of a studio. The studio no longer counts among those that taught it.
 *
 * @returns false if there is no such layout
 */
export async function forgetLayout({ own, acrossStudios }: LayoutTables, key: LayoutKey): Promise<boolean> {
  const removed = await removeLayout(own, key);
  if (!removed) return false;
  const domain = domainOf(removed.senderEmail);
  if (removed.alikeDigest !== undefined && domain !== undefined)
    await uncountLayout(acrossStudios, { studioId: key.studioId, domain, digest: removed.alikeDigest });
  return true;
}

/** Deletes a sender's layouts, together with the sender. */
export async function forgetLayoutsOf(
  tables: LayoutTables,
  studioId: string,
  senderId: string,
): Promise<void> {
  for (const layoutId of await readLayoutIds(tables.own, studioId, senderId))
    await forgetLayout(tables, { studioId, senderId, layoutId });
}
