import { wanted, type Found } from '#functions/_data/read-together.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import { onboardingOf } from '#functions/_domain/studio/progress-store.ts';
import { isRunning } from '#functions/_platform/entitlement.ts';

/** What a session says about its studio. Every open page checks it each minute, so it is read at once. */
export const sessionWantsOf = (_: unknown, studioId: string) => ({
  settings: wanted(StudioEntity, { studioId }),
  paidFor: wanted(SubscriptionEntity, { studioId }),
});

/**
 * What may not be a moment old: whatever keeps the app closed, because a person who has just paid or finished the wizard
 * must not be sent back.
 */
export function unsureOf(
  { settings, paidFor }: Found<ReturnType<typeof sessionWantsOf>>,
  at: Date,
): ('settings' | 'paidFor')[] {
  const isPastWizard = settings !== undefined && (onboardingOf(settings)?.completed ?? true);
  const mayUse = paidFor !== undefined && isRunning(paidFor, at);
  return [...(isPastWizard ? [] : (['settings'] as const)), ...(mayUse ? [] : (['paidFor'] as const))];
}
