import * as messages from '#messages/settings-effect';
import { signedWholeMoney } from '#web/src/ui/money.ts';
import type { getSettingsEffect } from '#shared/contracts/decisions/get-settings-effect.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { sharePercent } from '#web/src/ui/numbers.ts';
import type { AiDraft } from '../ai-draft.ts';

export type Effect = OutputOf<typeof getSettingsEffect>;
type Step = Effect['steps'][number];

const classesText = (count: number): string => messages.classesCounted(count);

/** The expected gain as the end of a sentence: ', expected to bring about +$1,240'; empty if no gain is expected. */
const worthText = (worthMinor: number, currency: string): string =>
  worthMinor === 0 ? '' : messages.expectedToBringAbout(signedWholeMoney(worthMinor, currency));

/** The expected gain, such as '+$1,240'; null if no gain is expected. */
const amountOf = ({ worthMinor }: Step, currency: string): string | null =>
  worthMinor === 0 ? null : signedWholeMoney(worthMinor, currency);

/** Whether there were no recommendations, so that the effect of settings is unknown. */
export const isUnknown = ({ recommended }: Effect): boolean => recommended.classes === 0;

export const unknownText = messages.noRecommendationsYetSoNothingIs;

/** The effect of the main switch. */
export function automationText({ byAutomation, byPerson }: Effect): string {
  const all = byAutomation + byPerson;
  if (all === 0) return messages.offItWouldHaveHeldNothing;
  const who =
    byPerson === 0
      ? messages.carriedOutAutomatically
      : byAutomation === 0
        ? messages.approvedByYou
        : messages.carriedOutAutomaticallyApprovedByYou(byAutomation, byPerson);
  return messages.offItWouldHaveHeldBack(classesText(all), who);
}

export const recommendedText = ({ recommended: { classes, worthMinor }, currency }: Effect): string =>
  messages.cupoRecommendedChangesForOffThere(classesText(classes), worthText(worthMinor, currency));

const stepAt = ({ steps }: Effect, confidence: number): Step | undefined =>
  steps.find((step) => Math.abs(step.confidence - confidence) < 0.001);

/** The recommendations above a threshold, without those for classes that the comparison leaves unchanged. */
function carriedOut(step: Step, holdOut: boolean): Omit<Step, 'confidence' | 'heldOut'> {
  const { classes, worthMinor, untouched, heldOut } = step;
  if (!holdOut) return { classes, worthMinor, untouched };
  return {
    classes: classes - heldOut.classes,
    worthMinor: worthMinor - heldOut.worthMinor,
    untouched: untouched - heldOut.untouched,
  };
}

type Drafted = Pick<AiDraft, 'confidenceThreshold' | 'holdOut'>;

export function autoExecuteText(effect: Effect, { confidenceThreshold, holdOut }: Drafted): string | null {
  const step = stepAt(effect, confidenceThreshold);
  if (!step) return null;
  const { classes, worthMinor, untouched } = carriedOut(step, holdOut);
  const at = messages.onAtCupoWouldHaveChanged(sharePercent(confidenceThreshold));
  if (classes === 0) return messages.noClassByItselfNoRecommendation(at);
  const text = messages.classesOfClassesText(classes, classesText(effect.recommended.classes));
  const left =
    untouched === 0
      ? messages.allOfThemWereChangedAnyway
      : messages.withoutItNotChangedAtAll(classesText(untouched), untouched);
  return messages.byItself(at, text, worthText(worthMinor, effect.currency), left);
}

const thresholdStep = 0.05;

/**
 * How many classes reached the threshold and the gain expected from them, at the threshold and one step below and above
 * it.
 */
export function thresholdText(effect: Effect, { confidenceThreshold }: Drafted): string | null {
  const { currency } = effect;
  const step = stepAt(effect, confidenceThreshold);
  if (!step) return null;
  const others = [confidenceThreshold - thresholdStep, confidenceThreshold + thresholdStep].flatMap(
    (share) => {
      const other = stepAt(effect, share);
      return other
        ? [messages.classesAtPercent(other.classes, sharePercent(share), amountOf(other, currency))]
        : [];
    },
  );
  const here = messages.classesSureEnoughAt(
    step.classes,
    classesText(effect.recommended.classes),
    sharePercent(confidenceThreshold),
    worthText(step.worthMinor, currency),
  );
  return `${here} (${others.join('; ')}).`;
}

export function holdOutText(effect: Effect, { confidenceThreshold }: Drafted): string | null {
  const step = stepAt(effect, confidenceThreshold);
  if (!step) return null;
  const { heldOut } = step;
  if (heldOut.classes === 0) return messages.onItWouldHaveLeftOut(classesText(step.classes), step.classes);
  return messages.onItWouldHaveLeftOf(
    heldOut.classes,
    classesText(step.classes),
    step.classes,
    worthText(heldOut.worthMinor, effect.currency),
  );
}

/** Says what another limit would have cut, or that the effect of a higher limit is not recorded. */
export function slotsText({ moves, recommended }: Effect, limit: number, savedLimit: number): string {
  const cut = moves.filter(({ places }) => places > limit).reduce((sum, { classes }) => sum + classes, 0);
  const most = moves.at(-1)?.places ?? 0;
  const mostPlaces = messages.placesCounted(most);
  if (cut > 0)
    return messages.atTheChangesOfOfWould(limit, cut, classesText(recommended.classes), mostPlaces);
  if (limit > savedLimit && most >= savedLimit) return messages.changesMovedUpToAtOne(mostPlaces, limit);
  return messages.atNothingWouldHaveBeenCut(limit, mostPlaces);
}
