import {
  startingNotificationSettings as starting,
  type NotificationSettings,
  type NotificationSettingsChange,
} from '#shared/contracts/notifications/notification-settings.ts';
import { notificationKinds, type NotificationKind } from '#shared/core/notifications/notice.ts';
import { NotificationSettingsEntity } from '#functions/_data/studio/notification-settings.ts';
import type { ItemOf } from '#functions/_data/table/entity.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { present } from '#functions/_platform/present.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** An owner's settings, including stored attributes that are not shown. */
export interface StoredSettings extends NotificationSettings {
  readonly unsubscribed: { readonly kind: NotificationKind; readonly at: string } | null;
  readonly seenThroughId: string | null;
}

type Item = Partial<ItemOf<typeof NotificationSettingsEntity>>;

function quietOf({ quietFromHour: fromHour, quietUntilHour: untilHour }: Item) {
  if (fromHour === undefined || untilHour === undefined) return starting.quiet;
  return fromHour === untilHour ? null : { fromHour, untilHour };
}

function settingsOf(item: Item): StoredSettings {
  const { noEmail = [], noBrowser = [], language, morningHour, unsubscribedKind, unsubscribedAt } = item;
  const ways = notificationKinds.map((kind) => [
    kind,
    { email: !noEmail.includes(kind), browser: !noBrowser.includes(kind) },
  ]);
  return {
    kinds: Object.fromEntries(ways) as NotificationSettings['kinds'],
    language: language ?? starting.language,
    morningHour: morningHour ?? starting.morningHour,
    quiet: quietOf(item),
    unsubscribed: unsubscribedKind && unsubscribedAt ? { kind: unsubscribedKind, at: unsubscribedAt } : null,
    seenThroughId: item.seenThroughId ?? null,
  };
}

export async function readSettings(table: StudioTable, studioId: string): Promise<StoredSettings> {
  const { data } = await table.of(NotificationSettingsEntity).get({ studioId }).go({ consistent: true });
  return settingsOf(data ?? {});
}

type Way = 'email' | 'browser';

/** The kinds that a change switches on or off for one way. */
const switched = ({ kinds = {} }: NotificationSettingsChange, way: Way, on: boolean): NotificationKind[] =>
  notificationKinds.filter((kind) => kinds[kind]?.[way] === on);

/** The attributes in which a change of the hours and the language is stored. */
const chosenIn = ({ language, morningHour, quiet }: NotificationSettingsChange) =>
  present({
    language,
    morningHour,
    ...(quiet !== undefined && {
      quietFromHour: quiet?.fromHour ?? 0,
      quietUntilHour: quiet?.untilHour ?? 0,
    }),
  });

/**
 * Stores the owner's choice and keeps what it does not name. Each kind is switched by itself, so a kind that was
 * switched meanwhile, for example through an e-mail, stays as it is. Switching a kind on also cancels its
 * unsubscription.
 */
export async function storeNotificationSettings(
  table: StudioTable,
  studioId: string,
  change: NotificationSettingsChange,
): Promise<StoredSettings> {
  const before = await readSettings(table, studioId);
  const [emailOn, emailOff] = [switched(change, 'email', true), switched(change, 'email', false)];
  const [browserOn, browserOff] = [switched(change, 'browser', true), switched(change, 'browser', false)];
  const isTakenBack = before.unsubscribed !== null && emailOn.includes(before.unsubscribed.kind);
  const settings = () => table.of(NotificationSettingsEntity).update({ studioId });
  // One update cannot add to a set and take from it.
  await settings()
    .set(chosenIn(change))
    .add({
      ...(emailOff.length > 0 && { noEmail: emailOff }),
      ...(browserOff.length > 0 && { noBrowser: browserOff }),
    })
    .go();
  if (emailOn.length > 0 || browserOn.length > 0)
    await settings()
      .delete({
        ...(emailOn.length > 0 && { noEmail: emailOn }),
        ...(browserOn.length > 0 && { noBrowser: browserOn }),
      })
      .remove(isTakenBack ? ['unsubscribedKind', 'unsubscribedAt'] : [])
      .go();
  return await readSettings(table, studioId);
}

/** Returns the token for unsubscribing from a studio's e-mails. If there is none yet, the given one is stored. */
export async function keepToken(table: StudioTable, studioId: string, made: string): Promise<string> {
  const { data } = await table
    .of(NotificationSettingsEntity)
    .update({ studioId })
    .data((item, { ifNotExists }) => ifNotExists(item.token, made))
    .go({ response: 'all_new' });
  return data.token ?? made;
}

/** Switches off e-mails of one kind for the bearer of the token. @returns whether the token is this studio's */
export const endEmails = (
  table: StudioTable,
  studioId: string,
  token: string,
  kind: NotificationKind,
  now: Date,
): Promise<boolean> =>
  unlessRefused(() =>
    table
      .of(NotificationSettingsEntity)
      .patch({ studioId })
      .set({ unsubscribedKind: kind, unsubscribedAt: now.toISOString() })
      .add({ noEmail: [kind] })
      .where((item, { eq }) => eq(item.token, token))
      .go(),
  );

/** Marks notifications as seen, up to a given one. Notifications never become unseen again. */
export const storeSeen = (table: StudioTable, studioId: string, throughId: string): Promise<boolean> =>
  unlessRefused(() =>
    table
      .of(NotificationSettingsEntity)
      .update({ studioId })
      .set({ seenThroughId: throughId })
      .where(
        (item, { notExists, lt }) =>
          `${notExists(item.seenThroughId)} OR ${lt(item.seenThroughId, throughId)}`,
      )
      .go(),
  );
