import { isSureEnough, type Sureness } from '../allocation/sure-enough.ts';

/** A recommendation as it is recorded. Amounts are minor units; `movedMost` is the most places it moves at one marketplace. */
export interface Recommended extends Sureness {
  readonly classId: string;
  readonly worthMinor: number;
  readonly movedMost: number;
  /** Who carried it out. Null if it was not carried out. */
  readonly carriedOutBy: 'automation' | 'person' | null;
  /** Whether its class is one of those that the comparison leaves unchanged. */
  readonly isHeldOut: boolean;
}

/** Classes, and the expected total gain of their recommendations. */
export interface ClassesWorth {
  readonly classes: number;
  readonly worthMinor: number;
}

/** Classes that were sure enough, by their first recommendation that was. */
export interface SureClasses extends ClassesWorth {
  /** The classes among these for which nothing was carried out. */
  readonly untouched: number;
}

/** What automatic execution would have carried out at a threshold. */
export interface ConfidenceStep extends SureClasses {
  readonly confidence: number;
  /** The classes among these that the comparison would have left alone. */
  readonly heldOut: SureClasses;
}

/** The effect that the automation settings would have had, by the recommendations of a period. */
export interface SettingsEffect {
  /** Classes with a recommendation, and the expected gain of the newest one of each. */
  readonly recommended: ClassesWorth;
  /** Classes with a recommendation that was carried out by automation; otherwise by a person. */
  readonly byAutomation: number;
  readonly byPerson: number;
  readonly steps: readonly ConfidenceStep[];
  /** The number of classes by the most places that a recommendation moved at one marketplace, in their order. */
  readonly moves: readonly { readonly places: number; readonly classes: number }[];
}

const worthOf = (recommended: readonly Recommended[]): ClassesWorth => ({
  classes: recommended.length,
  worthMinor: recommended.reduce((sum, { worthMinor }) => sum + worthMinor, 0),
});

const isCarriedOut = (own: readonly Recommended[], who: Recommended['carriedOutBy']): boolean =>
  own.some((one) => one.carriedOutBy === who);

interface Sure {
  /** The first of a class's recommendations that is sure enough: it would have been carried out. */
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
 * Computes what each automation setting would have changed. A class counts once, however often it was decided: at a
 * threshold it would have been changed if any of its recommendations reached the threshold.
 *
 * @param recommended all recommendations of some time, the oldest first
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
