import { marketplaces, type Marketplace } from '#shared/channels.ts';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import { confidenceLevel, type ConfidenceLevel } from '#web/src/ui/confidence.ts';
import { isLocalDate } from '#web/src/ui/dates.ts';

/** The sort orders of pending decisions. The first is the default. */
export const sortings = ['worth', 'confidence', 'class', 'decided'] as const;
export type Sorting = (typeof sortings)[number];

/** The filter and sort order of the waiting decisions; null means no filter. */
export interface View {
  readonly day: string | null;
  readonly className: string | null;
  readonly marketplace: Marketplace | null;
  readonly confidence: ConfidenceLevel | null;
  readonly sorting: Sorting;
  /**
   * Reverses the default direction: by default, worth and confidence are sorted highest first, and classes soonest
   * first.
   */
  readonly reversed: boolean;
}

const levels: readonly ConfidenceLevel[] = ['High', 'Medium', 'Low'];

/** Reads the view from an address; unknown parts are ignored. */
export function readView(params: URLSearchParams): View {
  const day = params.get('day');
  return {
    day: day !== null && isLocalDate(day) ? day : null,
    className: params.get('class') || null,
    marketplace: marketplaces.find((name) => name === params.get('marketplace')) ?? null,
    confidence: levels.find((level) => level === params.get('confidence')) ?? null,
    sorting: sortings.find((name) => name === params.get('sort')) ?? 'worth',
    reversed: params.get('order') === 'reversed',
  };
}

/** Writes a view into an address, and keeps the address's other parameters. */
export function writeView(params: URLSearchParams, view: View): URLSearchParams {
  const next = new URLSearchParams(params);
  const entries = {
    day: view.day,
    class: view.className,
    marketplace: view.marketplace,
    confidence: view.confidence,
    sort: view.sorting === 'worth' ? null : view.sorting,
    order: view.reversed ? 'reversed' : null,
  };
  for (const [name, value] of Object.entries(entries)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const isWaitingFiltered = ({ day, className, marketplace: market, confidence }: View): boolean =>
  [day, className, market, confidence].some((chosen) => chosen !== null);

/** Whether the highest, or the latest, comes first. */
export const isDescending = ({ sorting, reversed }: View): boolean => (sorting !== 'class') !== reversed;

/**
 * The sort order after a click on a column header: a new column starts in its default direction, the current column
 * reverses.
 */
export const sortedBy = (view: View, sorting: Sorting): Pick<View, 'sorting' | 'reversed'> => ({
  sorting,
  reversed: sorting === view.sorting && !view.reversed,
});

const isShown = (decision: WaitingDecision, view: View): boolean =>
  (view.day === null || decision.classLocalDate === view.day) &&
  (view.className === null || decision.className === view.className) &&
  (view.marketplace === null || decision.changes.some((one) => one.marketplace === view.marketplace)) &&
  (view.confidence === null || confidenceLevel(decision.confidence) === view.confidence);

type Compare = (a: WaitingDecision, b: WaitingDecision) => number;

const inText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const compare: Record<Sorting, Compare> = {
  worth: (a, b) => b.expectedRevenueMinor - a.expectedRevenueMinor,
  confidence: (a, b) => b.confidence - a.confidence,
  class: (a, b) => inText(a.classStartsAt, b.classStartsAt),
  decided: (a, b) => inText(b.decidedAt, a.decidedAt),
};

/** The decisions of a view, sorted. Equal ones are sorted by worth, then by their class's start. */
export function shownIn(view: View, decisions: readonly WaitingDecision[]): WaitingDecision[] {
  const sign = view.reversed ? -1 : 1;
  return decisions
    .filter((decision) => isShown(decision, view))
    .toSorted(
      (a, b) =>
        sign * compare[view.sorting](a, b) ||
        compare.worth(a, b) ||
        compare.class(a, b) ||
        inText(a.decisionId, b.decisionId),
    );
}
