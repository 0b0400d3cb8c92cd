import { valuedKinds } from '#shared/core/visits/kinds.ts';
import type { StudioSettings } from '#shared/contracts/settings/settings.ts';
import { StudioEntity, type StudioItem } from '#functions/_data/studio/studio.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
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

const aiNames = ['enabled', 'autoExecute', 'confidenceThreshold', 'maxSlotAdjustment', 'holdOut'] as const;

/** What must be true when settings are saved. */
export interface SavedOnlyIf {
  /** The settings that limit automation are still those that were read. */
  readonly automation?: Pick<StudioItem, 'ai' | 'inventoryMode'> | undefined;
  readonly checks?: readonly Write[];
}

interface SettingsSaved {
  readonly kind: 'settings-saved';
  readonly studioId: string;
  readonly change: SettingsChange;
  readonly onlyIf: SavedOnlyIf;
}

function settingsWrite({ studioId, change: { country, ...rest }, onlyIf }: SettingsSaved): Write {
  const set = given(rest);
  const { automation } = onlyIf;
  const change = writerOf(StudioEntity)
    .update({ studioId })
    .set({ ...set, ...(country && { country }) })
    .data((item, { ifNotExists }) => {
      for (const [name, value] of defaultsBut(Object.keys(set))) ifNotExists(item[name], value);
    })
    .remove(country === null || country === '' ? ['country'] : []);
  if (!automation) return change.commit();
  const mode: string = automation.inventoryMode;
  return change
    .where((item, { eq, notExists }) =>
      [
        `${notExists(item.inventoryMode)} OR ${eq(item.inventoryMode, mode)}`,
        // What is not stored was read as its default.
        ...aiNames.map((name) => `${notExists(item.ai[name])} OR ${eq(item.ai[name], automation.ai[name])}`),
      ]
        .map((one) => `(${one})`)
        .join(' AND '),
    )
    .commit();
}

export const settingsDerivers: Derivers<SettingsSaved> = {
  'settings-saved': (saved) => ({ items: [settingsWrite(saved), ...(saved.onlyIf.checks ?? [])] }),
};

/**
 * Sets the given settings and keeps the others, if the conditions hold. If nothing was stored yet, the others get their
 * defaults.
 *
 * @returns the settings after the change; undefined if a condition does not hold
 */
export async function storeSettings(
  table: StudioTable,
  studioId: string,
  change: SettingsChange,
  onlyIf: SavedOnlyIf = {},
): Promise<StudioItem | undefined> {
  const saved = { kind: 'settings-saved', studioId, change, onlyIf } as const;
  return (await committed(table, settingsDerivers, [saved])) ? readStudio(table, studioId) : undefined;
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

/**
 * Stores the owner's values of visits, if they and the currency are still those that were read. If nothing was stored
 * yet, the other settings get their defaults.
 *
 * @returns whether they were stored
 */
export const storeVisitValues = (
  table: StudioTable,
  { studioId, currency, visitValues: before }: Pick<StudioItem, 'studioId' | 'currency' | 'visitValues'>,
  visitValues: StoredVisitValues,
): Promise<boolean> =>
  unlessRefused(() =>
    table
      .of(StudioEntity)
      .update({ studioId })
      .set({ visitValues: present(visitValues) })
      .data((item, { ifNotExists }) => {
        for (const [name, value] of defaultsBut([])) ifNotExists(item[name], value);
      })
      .where((item, { eq, notExists }) => {
        const inCurrency: string = currency;
        return [
          `(${notExists(item.currency)} OR ${eq(item.currency, inCurrency)})`,
          ...valuedKinds.map((kind) => {
            const value = before?.[kind];
            return value === undefined
              ? notExists(item.visitValues[kind])
              : eq(item.visitValues[kind], value);
          }),
        ].join(' AND ');
      })
      .go(),
  );

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
