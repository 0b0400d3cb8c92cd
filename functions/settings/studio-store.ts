import { createWriteTransaction } from 'electrodb';
import { AuditEntity } from '../_data/audit.ts';
import { StudioEntity, type StudioItem } from '../_data/studio.ts';
import { defaultRow, type StudioRow } from './settings.ts';

/** A studio's settings and its automation switch; the defaults where nothing was saved yet. */
export async function readStudio(studioId: string): Promise<StudioItem> {
  const { data } = await StudioEntity.get({ studioId }).go({ consistent: true });
  return { studioId, ...((data as StudioRow | null) ?? defaultRow) };
}

type Name = Exclude<keyof StudioRow, 'country'>;

/** What a row gets that does not exist yet, apart from what is set with it. */
const defaultsBut = (...set: readonly Name[]): [Name, StudioRow[Name]][] =>
  (Object.entries(defaultRow) as [Name, StudioRow[Name]][]).filter(([name]) => !set.includes(name));

/** Replaces the settings and leaves the automation switch as it stands. */
export async function storeSettings(studioId: string, row: StudioRow): Promise<void> {
  const { automationPaused, country, ...settings } = row;
  const change = StudioEntity.update({ studioId })
    .set({ ...settings, ...(country !== undefined && { country }) })
    .data((item, { ifNotExists }) => ifNotExists(item.automationPaused, automationPaused));
  await (country === undefined ? change.remove(['country']) : change).go();
}

export interface AutomationChange {
  readonly studioId: string;
  readonly paused: boolean;
  readonly audit: { readonly auditId: string; readonly at: string; readonly correlationId: string };
}

/** Turns the automation switch and says so in the audit trail, or does neither where it stands so already. */
export async function storeAutomation({ studioId, paused, audit }: AutomationChange): Promise<boolean> {
  const entities = { studio: StudioEntity, audit: AuditEntity };
  const { canceled } = await createWriteTransaction(entities, (write) => [
    write.studio
      .update({ studioId })
      .set({ automationPaused: paused })
      .data((item, { ifNotExists }) => {
        for (const [name, value] of defaultsBut('automationPaused')) ifNotExists(item[name], value);
      })
      .where((item, { ne, notExists }) =>
        [notExists(item.automationPaused), ne(item.automationPaused, paused)].join(' OR '),
      )
      .commit(),
    write.audit
      .create({
        studioId,
        ...audit,
        actor: studioId,
        action: paused ? 'settings.pauseAutomation' : 'settings.resumeAutomation',
        subject: studioId,
      })
      .commit(),
  ]).go();
  return !canceled;
}

export type Account = Pick<StudioRow, 'currency' | 'country' | 'timezone'>;

/** Replaces the regional settings and leaves the others as they stand; where there are none they begin as defaults. */
export async function storeAccount(
  studioId: string,
  { currency, country, timezone }: Account,
): Promise<void> {
  const change = StudioEntity.update({ studioId })
    .set({ currency, timezone, ...(country !== undefined && { country }) })
    .data((item, { ifNotExists }) => {
      for (const [name, value] of defaultsBut('currency', 'timezone')) ifNotExists(item[name], value);
    });
  await (country === undefined ? change.remove(['country']) : change).go();
}
