import { signedWholeMoney } from '#shared/core/money/whole-money.ts';
import type { getSettingsEffect } from '#shared/contracts/decisions/get-settings-effect.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { counted, wordFor } from '#shared/core/text/counted.ts';
import { sharePercent } from '#web/src/ui/numbers.ts';
import type { AiDraft } from '../ai-draft.ts';

export type Effect = OutputOf<typeof getSettingsEffect>;
type Step = Effect['steps'][number];

const classesText = (count: number): string => counted(count, 'class', 'classes');

/** ', expected to bring about +$1,240'; nothing where nothing is expected. */
const worthText = (worthMinor: number, currency: string): string =>
  worthMinor === 0 ? '' : `, expected to bring about ${signedWholeMoney(worthMinor, currency)}`;

/** Nothing was recommended, so nothing is known of any setting. */
export const isUnknown = ({ recommended }: Effect): boolean => recommended.classes === 0;

export const unknownText = 'no recommendations yet, so nothing is known.';

/** The master switch. */
export function automationText({ byAutomation, byPerson }: Effect): string {
  const all = byAutomation + byPerson;
  if (all === 0) return 'Off, it would have held nothing back: no recommendation was carried out.';
  const who =
    byPerson === 0
      ? 'carried out automatically'
      : byAutomation === 0
        ? 'approved by you'
        : `${byAutomation} carried out automatically, ${byPerson} approved by you`;
  return `Off, it would have held back the changes of ${classesText(all)}: ${who}.`;
}

export const recommendedText = ({ recommended: { classes, worthMinor }, currency }: Effect): string =>
  `Cupo recommended changes for ${classesText(classes)}${worthText(worthMinor, currency)}. Off, there would have been none.`;

const stepAt = ({ steps }: Effect, confidence: number): Step | undefined =>
  steps.find((step) => Math.abs(step.confidence - confidence) < 0.001);

/** What would have been carried out at a threshold; what measuring the gain leaves alone is not part of it. */
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
  const at = `On at ${sharePercent(confidenceThreshold)}, Cupo would have changed`;
  if (classes === 0) return `${at} no class by itself: no recommendation was sure enough.`;
  const of = `${classes} of ${classesText(effect.recommended.classes)}`;
  const left =
    untouched === 0
      ? 'All of them were changed anyway.'
      : `Without it, ${classesText(untouched)} ${wordFor(untouched, 'was', 'were')} not changed at all.`;
  return `${at} ${of} by itself${worthText(worthMinor, effect.currency)}. ${left}`;
}

const thresholdStep = 0.05;

/** How many classes were sure enough, at the threshold and one step below and above it. */
export function thresholdText(effect: Effect, { confidenceThreshold }: Drafted): string | null {
  const step = stepAt(effect, confidenceThreshold);
  if (!step) return null;
  const others = [confidenceThreshold - thresholdStep, confidenceThreshold + thresholdStep].flatMap(
    (share) => {
      const other = stepAt(effect, share);
      return other ? [`${other.classes} at ${sharePercent(share)}`] : [];
    },
  );
  const here = `${step.classes} of ${classesText(effect.recommended.classes)} had a recommendation of ${sharePercent(confidenceThreshold)} or more`;
  return `${here} (${others.join(', ')}).`;
}

export function holdOutText(effect: Effect, { confidenceThreshold }: Drafted): string | null {
  const step = stepAt(effect, confidenceThreshold);
  if (!step) return null;
  const { heldOut } = step;
  if (heldOut.classes === 0)
    return `On, it would have left out none of the ${classesText(step.classes)} that were sure enough.`;
  return `On, it would have left ${heldOut.classes} of the ${classesText(step.classes)} that were sure enough as they were${worthText(heldOut.worthMinor, effect.currency)}.`;
}

/** What another limit would have cut, or that what it adds is not recorded. */
export function slotsText({ moves, recommended }: Effect, limit: number, savedLimit: number): string {
  const cut = moves.filter(({ places }) => places > limit).reduce((sum, { classes }) => sum + classes, 0);
  const most = moves.at(-1)?.places ?? 0;
  const mostPlaces = counted(most, 'place');
  if (cut > 0)
    return `At ${limit}, the changes of ${cut} of ${classesText(recommended.classes)} would have been smaller: they moved up to ${mostPlaces} at one marketplace.`;
  if (limit > savedLimit && most >= savedLimit)
    return `Changes moved up to ${mostPlaces} at one marketplace. What ${limit} would have moved is not recorded: a replay shows it.`;
  return `At ${limit}, nothing would have been cut: changes moved up to ${mostPlaces} at one marketplace.`;
}
