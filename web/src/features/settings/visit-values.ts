import * as messages from '#messages/settings';
import type { OwnVisitValues, VisitValuesView } from '#shared/contracts/settings/visit-values.ts';
import { InvalidInput } from '#shared/core/invalid-input.ts';
import { currencyOf, decimalOf, parseMoney } from '#shared/core/money/money.ts';
import { formatMoney } from '../../ui/money.ts';
import { valuedKinds, visitValueMinorMax, type ValuedKind } from '#shared/core/visits/kinds.ts';

type KindView = VisitValuesView['kinds'][number];

/** The typed worth of each kind of visit. An empty text stands for the proposed value. */
export type VisitDraft = Readonly<Record<ValuedKind, string>>;
export type VisitErrors = Readonly<Partial<Record<ValuedKind, string>>>;

export const kindNames: Readonly<Record<ValuedKind, string>> = {
  member: messages.aMembersVisit,
  pack: messages.aVisitFromAPack,
  dropIn: messages.aDropIn,
};

const ofEach = <T>(value: (kind: ValuedKind) => T): Record<ValuedKind, T> => ({
  member: value('member'),
  pack: value('pack'),
  dropIn: value('dropIn'),
});

const viewOf = (view: VisitValuesView, kind: ValuedKind): KindView | undefined =>
  view.kinds.find((one) => one.kind === kind);

export const ownOf = (view: VisitValuesView): OwnVisitValues =>
  ofEach((kind) => viewOf(view, kind)?.ownMinor ?? null);

/** The initial values of the fields: those that the owner has set. */
export const visitDraftOf = (view: VisitValuesView): VisitDraft => {
  const own = ownOf(view);
  return ofEach((kind) => (own[kind] === null ? '' : decimalOf(own[kind], view.currency)));
};

type Read = { readonly minor: number | null } | { readonly error: string };

function readValue(text: string, currency: string): Read {
  if (text.trim() === '') return { minor: null };
  try {
    const minor = parseMoney(text, currency);
    if (minor < 0) return { error: messages.enterAnAmountOfZeroOr };
    return minor > visitValueMinorMax
      ? { error: messages.enterAtMost(formatMoney(visitValueMinorMax, currency)) }
      : { minor };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { error: messages.enterAnAmountSuchAs(currencyOf(currency).minorDigits > 0 ? '12.50' : '1250') };
  }
}

/**
 * Parses the fields: returns the values to save, or the mistake in each field. Amounts are in the studio's currency.
 */
export function readVisitDraft(
  draft: VisitDraft,
  currency: string,
): { readonly own: OwnVisitValues } | { readonly errors: VisitErrors } {
  const read = ofEach((kind) => readValue(draft[kind], currency));
  const errors = Object.fromEntries(
    valuedKinds.flatMap((kind) => {
      const one = read[kind];
      return 'error' in one ? [[kind, one.error] as const] : [];
    }),
  );
  if (Object.keys(errors).length > 0) return { errors };
  return {
    own: ofEach((kind) => {
      const one = read[kind];
      return 'minor' in one ? one.minor : null;
    }),
  };
}

/** Whether saving the draft would change anything; an invalid value counts as a change. */
export function isVisitDraftChanged(draft: VisitDraft, view: VisitValuesView): boolean {
  const read = readVisitDraft(draft, view.currency);
  const saved = ownOf(view);
  return 'errors' in read || valuedKinds.some((kind) => read.own[kind] !== saved[kind]);
}

const fromMarketplaces: Readonly<Record<ValuedKind, string>> = {
  member: messages.whatYourBestPayingMarketplacePays,
  pack: messages.whatYourBestPayingMarketplacePays,
  dropIn: messages.estimatedFromWhatYourMarketplacesPay,
};

/** The worth that applies to a kind of visit while its field is empty, and where that value comes from. */
export function suggestionOf({ kind, proposal, visits, paidVisits }: KindView, currency: string): string {
  const unpaid = visits > 0 && paidVisits === 0 ? messages.yourBookingsShowNoAmountFor : '';
  if (!proposal) return messages.noSuggestionYet(unpaid);
  const amount = formatMoney(proposal.valueMinor, currency);
  const source =
    proposal.from === 'bookings' ? messages.fromWithAnAmount(paidVisits) : fromMarketplaces[kind];
  return messages.unpaidSuggestedAmountSource(unpaid, amount, source);
}
