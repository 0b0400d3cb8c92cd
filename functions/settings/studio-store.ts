import { createWriteTransaction } from 'electrodb';
import { AuditEntity } from '../_data/audit.ts';
import { StudioEntity, type StudioItem } from '../_data/studio.ts';
import { defaultRow, type StudioRow } from './settings.ts';

/** A studio's settings and its automation switch; the defaults where nothing was saved yet. */
export async function readStudio(studioId: string): Promise<StudioItem> {
  const { data } = await StudioEntity.get({ studioId }).go({ consistent: true });
  return { studioId, ...((data as StudioRow | null) ?? defaultRow) };
}

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
        ifNotExists(item.studioName, defaultRow.studioName);
        ifNotExists(item.currency, defaultRow.currency);
        ifNotExists(item.timezone, defaultRow.timezone);
        ifNotExists(item.inventoryMode, defaultRow.inventoryMode);
        ifNotExists(item.ai, defaultRow.ai);
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
