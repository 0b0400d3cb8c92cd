import { MailLayoutEntity, type MailLayoutItem } from '#functions/_data/bookings/mail-layout.ts';
import { pack, unpack } from '#functions/_data/table/packed.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { present } from '#functions/_platform/present.ts';
import { layoutsMax, layoutsOfSenderMax, type LayoutView } from '#shared/contracts/reservations/layout.ts';
import type { MailLayout } from '#shared/core/mail/layouts/layout.ts';
import { storedLayout } from './stored-layout.ts';

export interface StoredLayout {
  readonly studioId: string;
  readonly senderId: string;
  readonly layoutId: string;
  readonly senderEmail: string;
  /** A description of the subject's form for people to read. */
  readonly form: string;
  readonly layout: MailLayout;
  /** The digest under which the layout is counted across studios, if it is counted. */
  readonly alikeDigest?: string | undefined;
  readonly taughtAt: string;
}

const meaningOf = ({ eventType }: MailLayoutItem): LayoutView['meaning'] => eventType ?? 'no_reservation';

const viewOf = (item: MailLayoutItem): LayoutView => ({
  senderId: item.senderId,
  layoutId: item.layoutId,
  senderEmail: item.senderEmail,
  meaning: meaningOf(item),
  form: item.form,
  taughtAt: item.taughtAt,
});

export interface Taught {
  readonly layout: MailLayout;
  readonly view: LayoutView;
  readonly alikeDigest: string | undefined;
}

/** Reads a sender's layouts, newest first. Layouts that this release cannot read are left out. */
export async function readTaughtOf(
  table: StudioTable,
  studioId: string,
  senderId: string,
): Promise<Taught[]> {
  const { data } = await table
    .of(MailLayoutEntity)
    .query.primary({ studioId, senderId })
    .go({ order: 'desc', limit: layoutsOfSenderMax });
  return data.flatMap((item) => {
    const layout = storedLayout(unpack(item.packed));
    return layout ? [{ layout, view: viewOf(item), alikeDigest: item.alikeDigest }] : [];
  });
}

export const readLayoutsOf = async (
  table: StudioTable,
  studioId: string,
  senderId: string,
): Promise<MailLayout[]> => (await readTaughtOf(table, studioId, senderId)).map(({ layout }) => layout);

/** Reads all layouts of a studio, by sender. */
export const readLayouts = async (table: StudioTable, studioId: string): Promise<LayoutView[]> =>
  (
    await table.of(MailLayoutEntity).query.primary({ studioId }).go({ limit: layoutsMax, consistent: true })
  ).data.map(viewOf);

export async function storeLayout(table: StudioTable, learned: StoredLayout): Promise<LayoutView> {
  const { layout, ...rest } = learned;
  const item = present({
    ...rest,
    taughtBy: rest.studioId,
    eventType: layout.meaning === 'no-reservation' ? undefined : layout.meaning,
    packed: pack(layout),
  });
  await table.of(MailLayoutEntity).create(item).go();
  return viewOf(item);
}

export interface LayoutKey {
  readonly studioId: string;
  readonly senderId: string;
  readonly layoutId: string;
}

/**
 * Deletes a layout.
 *
 * @returns the deleted layout; undefined if there was none
 */
export async function removeLayout(
  table: StudioTable,
  key: LayoutKey,
): Promise<Pick<MailLayoutItem, 'senderEmail' | 'alikeDigest'> | undefined> {
  const { data } = await table.of(MailLayoutEntity).delete(key).go({ response: 'all_old' });
  return data ?? undefined;
}

export async function readLayoutIds(
  table: StudioTable,
  studioId: string,
  senderId: string,
): Promise<string[]> {
  const { data } = await table
    .of(MailLayoutEntity)
    .query.primary({ studioId, senderId })
    .go({ limit: layoutsOfSenderMax, attributes: ['layoutId'] });
  return data.map(({ layoutId }) => layoutId);
}
