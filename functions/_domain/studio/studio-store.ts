import type { StudioSettings } from '#shared/contracts/settings/settings.ts';
import { StudioEntity, type StudioItem } from '#functions/_data/studio/studio.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { present } from '#functions/_platform/present.ts';
import { defaultRow, type StudioRow } from './settings.ts';
import type { StoredVisitValues } from './visit-values.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Reads a studio's settings and its automation switch. The defaults if nothing is stored. */
export async function readStudio(table: StudioTable, studioId: string): Promise<StudioItem> {
  const { data } = await table.of(StudioEntity).get({ studioId }).go({ consistent: true });
  return studioIn(studioId, data as StudioRow | null);
}

/** A studio's settings and its automation switch as stored; the defaults if nothing is stored. */
export function studioIn(studioId: string, stored: StudioRow | null | undefined): StudioItem {
  const row = stored ?? defaultRow;
  return { studioId, ...row, ai: { ...defaultRow.ai, ...row.ai } };
}

type Name = Exclude<keyof StudioRow, 'country'>;

/** The default attributes of a new row, except those that the caller sets. */
const defaultsBut = (set: readonly string[]): [Name, StudioRow[Name]][] =>
  (Object.entries(defaultRow) as [Name, StudioRow[Name]][]).filter(([name]) => !set.includes(name));

/** The settings to change. An empty country clears the country. */
export type SettingsChange = { readonly [K in keyof StudioSettings]?: StudioSettings[K] | undefined };

const given = (change: object): Partial<Omit<StudioRow, 'country'>> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/**
 * Sets the given settings and keeps the others. If nothing was stored yet, the others get their defaults.
 *
 * @returns the settings after the change
 */
export async function storeSettings(
  table: StudioTable,
  studioId: string,
  { country, ...rest }: SettingsChange,
): Promise<StudioRow> {
  const set = given(rest);
  const change = table
    .of(StudioEntity)
    .update({ studioId })
    .set({ ...set, ...(country && { country }) })
    .data((item, { ifNotExists }) => {
      for (const [name, value] of defaultsBut(Object.keys(set))) ifNotExists(item[name], value);
    });
  const emptied = country === null || country === '';
  const { data } = await (emptied ? change.remove(['country']) : change).go({ response: 'all_new' });
  return data as StudioRow;
}

/**
 * Records the studio's own logo; an empty text removes it. If nothing was stored yet, the other settings get their
 * defaults.
 */
export async function storeStudioLogo(table: StudioTable, studioId: string, logoUrl: string): Promise<void> {
  await table
    .of(StudioEntity)
    .update({ studioId })
    .set({ logoUrl })
    .data((item, { ifNotExists }) => {
      for (const [name, value] of defaultsBut([])) ifNotExists(item[name], value);
    })
    .go();
}

/** Stores the owner's values of visits. If nothing was stored yet, the other settings get their defaults. */
export async function storeVisitValues(
  table: StudioTable,
  studioId: string,
  visitValues: StoredVisitValues,
): Promise<void> {
  await table
    .of(StudioEntity)
    .update({ studioId })
    .set({ visitValues: present(visitValues) })
    .data((item, { ifNotExists }) => {
      for (const [name, value] of defaultsBut([])) ifNotExists(item[name], value);
    })
    .go();
}

export interface AutomationChange {
  readonly studioId: string;
  readonly paused: boolean;
  readonly audit: { readonly auditId: string; readonly at: string; readonly correlationId: string };
}

interface AutomationSwitched {
  readonly kind: 'automation-switched';
  readonly change: AutomationChange;
}

export const automationDerivers: Derivers<AutomationSwitched> = {
  'automation-switched': ({ change: { studioId, paused, audit } }) => ({
    items: [
      writerOf(StudioEntity)
        .update({ studioId })
        .set({ automationPaused: paused })
        .data((item, { ifNotExists }) => {
          for (const [name, value] of defaultsBut(['automationPaused'])) ifNotExists(item[name], value);
        })
        .where((item, { ne, notExists }) =>
          [notExists(item.automationPaused), ne(item.automationPaused, paused)].join(' OR '),
        )
        .commit(),
    ],
    audit: {
      studioId,
      ...audit,
      actor: studioId,
      action: paused ? 'settings.pauseAutomation' : 'settings.resumeAutomation',
      subject: studioId,
    },
  }),
};

/**
 * Sets the automation switch and adds an audit row, or does neither if the switch is already in that position.
 *
 * @throws if the table stays too busy; the switch is then not set
 */
export const storeAutomation = (table: StudioTable, change: AutomationChange): Promise<boolean> =>
  committed(table, automationDerivers, [{ kind: 'automation-switched', change }]);
