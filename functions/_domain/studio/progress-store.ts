import type { OnboardingStep } from '#shared/contracts/onboarding/step.ts';
import { StudioEntity, type StudioItem } from '#functions/_data/studio/studio.ts';
import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import { defaultRow } from './settings.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** A studio's progress in the setup wizard. */
export interface Onboarding {
  readonly step: OnboardingStep;
  readonly completed: boolean;
}

/** @returns undefined if the studio never entered the wizard, which is then not required */
export async function readOnboarding(table: StudioTable, studioId: string): Promise<Onboarding | undefined> {
  const { data } = await table.of(StudioEntity).get({ studioId }).go({ consistent: true });
  return data ? onboardingOf(data) : undefined;
}

/** The progress in a studio's stored settings. Undefined if the studio never entered the wizard. */
export function onboardingOf(stored: object): Onboarding | undefined {
  const { onboardingStep: step, onboardingCompleted } = stored as Partial<StudioItem>;
  return step && { step, completed: onboardingCompleted ?? false };
}

/**
 * Saves the step to resume at, with the default settings if there are none. A finished wizard stays finished.
 *
 * @returns the current state
 */
export async function storeOnboarding(
  table: StudioTable,
  studioId: string,
  { step, completed }: Onboarding,
): Promise<Onboarding> {
  const change = table
    .of(StudioEntity)
    .update({ studioId })
    .set({ onboardingStep: step, ...(completed && { onboardingCompleted: true }) })
    .data((item, { ifNotExists }) => {
      ifNotExists(item.studioName, defaultRow.studioName);
      ifNotExists(item.currency, defaultRow.currency);
      ifNotExists(item.timezone, defaultRow.timezone);
      ifNotExists(item.inventoryMode, defaultRow.inventoryMode);
      ifNotExists(item.ai, defaultRow.ai);
      ifNotExists(item.automationPaused, defaultRow.automationPaused);
      if (!completed) ifNotExists(item.onboardingCompleted, false);
    });
  const { data } = await change.go({ response: 'all_new' });
  return { step, completed: data.onboardingCompleted ?? false };
}

/** Starts the setup wizard for a new studio. A studio with settings is left unchanged. */
export async function beginOnboarding(table: StudioTable, studioId: string): Promise<void> {
  const { country: _, ...row } = defaultRow;
  const beginning = { onboardingStep: 'account-setup', onboardingCompleted: false };
  try {
    await table
      .of(StudioEntity)
      .create({ studioId, ...row, ...beginning })
      .go();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
