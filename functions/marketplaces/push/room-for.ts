import { channelNames, isGuided, type Marketplace } from '#shared/contracts/channels.ts';
import type { PushMessage } from '#shared/contracts/messages.ts';
import type { FifoQueue } from '#functions/_platform/ports/queues.ts';
import { offeredOn, roomOf } from '#functions/_domain/places/pending/offered.ts';
import { pushMessageOf } from '#functions/_domain/places/outbox/pending-push.ts';
import type { Raise } from '#functions/_domain/places/outbox/claim-store.ts';
import {
  readInventoryMode,
  readOutboxEntry,
  readPushedClass,
  type OutboxEntry,
  type PushedClass,
  type SentPush,
} from '#functions/_domain/places/outbox/push-store.ts';
import { placesMessage } from '#functions/_domain/classes/places-message.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Whether a number may be sent now, and what has to be recorded when the push is claimed. */
export type RoomFor =
  | { readonly kind: 'free'; readonly raise: Raise | undefined }
  /** `byHand`: the push waits only for numbers that a person sets. */
  | { readonly kind: 'wait'; readonly byHand: boolean }
  | { readonly kind: 'refused'; readonly message: string }
  /** All of the class's places are offered or sold, and no lower number is pending. */
  | { readonly kind: 'none'; readonly message: string };

const isOnItsWay = (entry: OutboxEntry | null): boolean =>
  entry?.state === 'pending' || entry?.state === 'claimed';

const latestPushOf = async (
  table: StudioTable,
  cls: PushedClass,
  channel: string,
): Promise<OutboxEntry | null> => {
  const outboxId = cls.latestPushes?.[channel as Marketplace];
  return outboxId === undefined ? null : readOutboxEntry(table, cls.studioId, outboxId);
};

/** Checks whether there is room for a pending number, given everything that marketplaces may still be offering. */
export async function roomFor(table: StudioTable, entry: SentPush, cls: PushedClass): Promise<RoomFor> {
  const strict = roomOf(cls, entry, 'separate');
  const room =
    strict.kind === 'free' ? strict : roomOf(cls, entry, await readInventoryMode(table, entry.studioId));
  if (room.kind !== 'waits')
    return { kind: 'free', raise: room.raises ? { cls, alone: room.kind === 'free-now' } : undefined };
  const pushes = await Promise.all(room.for.map((channel) => latestPushOf(table, cls, channel)));
  const onTheirWay = pushes.filter(isOnItsWay);
  if (onTheirWay.length > 0)
    return { kind: 'wait', byHand: onTheirWay.every((one) => one !== null && isGuided(one.marketplace)) };
  if (room.for.length === 0)
    return {
      kind: 'none',
      message: `The class has no free place left for ${placesMessage(entry.places)} here. Nothing was sent.`,
    };
  const stand = room.for.map((channel) => `${channelNames[channel]} ${offeredOn(cls, channel)}`);
  return {
    kind: 'refused',
    message: `Nothing was sent, because a place could be sold twice. Still offered elsewhere: ${stand.join(', ')}.`,
  };
}

/** Sends the pushes that waited for a lower number, now that its result is known. */
export async function wakeWaiting(
  table: StudioTable,
  settled: OutboxEntry,
  pushes: FifoQueue<PushMessage>,
): Promise<void> {
  const cls = await readPushedClass(table, settled);
  if (!cls) return;
  const others = (Object.keys(cls.latestPushes ?? {}) as Marketplace[]).filter(
    (marketplace) => marketplace !== settled.marketplace && !isGuided(marketplace),
  );
  const entry = await Promise.all(others.map((marketplace) => latestPushOf(table, cls, marketplace)));
  const waiting = entry.flatMap((one) =>
    one?.state === 'pending' && one.places > offeredOn(cls, one.marketplace) ? [one] : [],
  );
  await pushes.send(waiting.map((one) => pushMessageOf(one, `after.${settled.outboxId}`)));
}
