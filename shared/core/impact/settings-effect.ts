import { isSureEnough, type Sureness } from '../allocation/sure-enough.ts';

/**
 * A stored recommendation. Amounts are in minor units; `movedMost` is the largest number of places it moves at one
 * marketplace.
 */
export interface Recommended extends Sureness {
  readonly classId: string;
  readonly worthMinor: number;
  readonly movedMost: number;
  /** Who applied it. Null if it was not applied. */
  readonly carriedOutBy: 'automation' | 'person' | null;
  /** Whether its class is held out. */
  readonly isHeldOut: boolean;
}

/** A number of classes, and the total expected gain of their recommendations. */
export interface ClassesWorth {
  readonly classes: number;
  readonly worthMinor: number;
}

/** Classes with a sure enough recommendation, counted with their first such recommendation. */
export interface SureClasses extends ClassesWorth {
  /** The classes among these for which nothing was applied. */
  readonly untouched: number;
}

/** What automation would have applied at a threshold. */
export interface ConfidenceStep extends SureClasses {
  readonly confidence: number;
  /** The classes among these that would have been held out. */
  readonly heldOut: SureClasses;
}

/** What the automation settings would have changed, judged by the recommendations of a period. */
export interface SettingsEffect {
  /** Classes with a recommendation, and the expected gain of the newest one of each. */
  readonly recommended: ClassesWorth;
  /** Classes with a recommendation applied by automation, and those with one applied by a person. */
  readonly byAutomation: number;
  readonly byPerson: number;
  readonly steps: readonly ConfidenceStep[];
  /**
   * Number of classes by the largest number of places that a recommendation moved at one marketplace, in ascending
   * order.
   */
  readonly moves: readonly { readonly places: number; readonly classes: number }[];
}

const worthOf = (recommended: readonly Recommended[]): ClassesWorth => ({
  classes: recommended.length,
  worthMinor: recommended.reduce((sum, { worthMinor }) => sum + worthMinor, 0),
});

const isCarriedOut = (own: readonly Recommended[], who: Recommended['carriedOutBy']): boolean =>
  own.some((one) => one.carriedOutBy === who);

interface Sure {
  /** A class's first sure enough recommendation: it would have been applied. */
  readonly first: Recommended;
  readonly own: readonly Recommended[];
}

const sureClassesOf = (sure: readonly Sure[]): SureClasses => ({
  ...worthOf(sure.map(({ first }) => first)),
  untouched: sure.filter(({ own }) => own.every((one) => one.carriedOutBy === null)).length,
});

function stepOf(byClass: readonly Recommended[][], confidence: number): ConfidenceStep {
  const sure = byClass.flatMap((own): Sure[] => {
    const first = own.find((one) => isSureEnough(one, confidence));
    return first ? [{ first, own }] : [];
  });
  const heldOut = sure.filter(({ first }) => first.isHeldOut);
  return { confidence, ...sureClassesOf(sure), heldOut: sureClassesOf(heldOut) };
}

function movesOf(byClass: readonly Recommended[][]): SettingsEffect['moves'] {
  const most = byClass.map((own) => Math.max(...own.map(({ movedMost }) => movedMost)));
  return [...Map.groupBy(most, (places) => places)]
    .map(([places, classes]) => ({ places, classes: classes.length }))
    .sort((a, b) => a.places - b.places);
}

/**
 * Computes what each automation setting would have changed. A class counts once, however many decisions it had: at a
 * threshold, it would have been changed if any of its recommendations reached it.
 *
 * @param recommended all recommendations of a period, oldest first
 * @param confidences the thresholds to examine, as shares
 */
export function settingsEffect(
  recommended: readonly Recommended[],
  confidences: readonly number[],
): SettingsEffect {
  const byClass = [...Map.groupBy(recommended, ({ classId }) => classId).values()];
  const automatic = byClass.filter((own) => isCarriedOut(own, 'automation'));
  const others = byClass.filter((own) => !isCarriedOut(own, 'automation'));
  return {
    recommended: worthOf(byClass.flatMap((own) => own.slice(-1))),
    byAutomation: automatic.length,
    byPerson: others.filter((own) => isCarriedOut(own, 'person')).length,
    steps: confidences.map((confidence) => stepOf(byClass, confidence)),
    moves: movesOf(byClass),
  };
}
