import {
  startingEmailSettings,
  type EmailKind,
  type EmailSettings,
} from '#shared/contracts/notifications/email-settings.ts';
import { EmailSettingsEntity } from '#functions/_data/studio/email-settings.ts';
import { MarkEntity } from '#functions/_data/studio/mark.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The morning e-mail as it stands with a studio. */
export interface StoredEmailSettings extends EmailSettings {
  readonly token?: string | undefined;
  readonly unsubscribedAt?: string | undefined;
  readonly lastSentAt?: string | undefined;
}

export async function readEmailSettings(table: StudioTable, studioId: string): Promise<StoredEmailSettings> {
  const { data } = await table.of(EmailSettingsEntity).get({ studioId }).go({ consistent: true });
  return { ...startingEmailSettings, ...data };
}

/** Stores what its owner set. Whoever switches it on takes back that it was unsubscribed from. */
export async function storeEmailSettings(
  table: StudioTable,
  studioId: string,
  settings: EmailSettings,
): Promise<StoredEmailSettings> {
  const changing = table.of(EmailSettingsEntity).update({ studioId }).set(settings);
  const { data } = await (settings.morning ? changing.remove(['unsubscribedAt']) : changing).go({
    response: 'all_new',
  });
  return { ...settings, ...data };
}

/** The word by which its e-mails are unsubscribed from: the one that is there, else the one given, from now on. */
export async function keepToken(table: StudioTable, studioId: string, made: string): Promise<string> {
  const { morning, hour } = startingEmailSettings;
  const { data } = await table
    .of(EmailSettingsEntity)
    .update({ studioId })
    .data((item, { ifNotExists }) => {
      ifNotExists(item.morning, morning);
      ifNotExists(item.hour, hour);
      ifNotExists(item.token, made);
    })
    .go({ response: 'all_new' });
  return data.token ?? made;
}

/** Switches a kind of e-mails off for whoever has their word. @returns whether the word is this studio's */
export const endEmails = (
  table: StudioTable,
  studioId: string,
  token: string,
  kind: EmailKind,
  now: Date,
): Promise<boolean> =>
  unlessRefused(() =>
    table
      .of(EmailSettingsEntity)
      .patch({ studioId })
      .set(kind === 'urgent' ? { urgent: false } : { morning: false, unsubscribedAt: now.toISOString() })
      .where((item, { eq }) => eq(item.token, token))
      .go(),
  );

export async function noteSent(table: StudioTable, studioId: string, now: Date): Promise<void> {
  await table.of(EmailSettingsEntity).patch({ studioId }).set({ lastSentAt: now.toISOString() }).go();
}

/** A day after it is due nobody asks for it any more. */
const keptSeconds = 2 * 24 * 3600;

/** Takes an e-mail for oneself, by what it tells and of which day. @returns false where somebody has taken it before */
export const claimMail = (table: StudioTable, studioId: string, key: string, now: Date): Promise<boolean> =>
  unlessRefused(() =>
    table
      .of(MarkEntity)
      .put({
        studioId,
        key,
        state: 'begun',
        expiresAtSeconds: Math.floor(now.getTime() / 1000) + keptSeconds,
      })
      .where((mark, { notExists }) => notExists(mark.key))
      .go(),
  );

/** Gives it back, because it is known that nothing was sent. */
export async function releaseMail(table: StudioTable, studioId: string, key: string): Promise<void> {
  await table.of(MarkEntity).delete({ studioId, key }).go();
}
