import { allottedChannel, type Marketplace } from '#shared/contracts/channels.ts';
import type { DecisionView, Recommendation } from '#shared/contracts/decisions/decision.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import type { getClass } from '#shared/contracts/schedule/get-class.ts';

/** The attribute of a class that lists the channels with a manual override. */
export interface ClassHeld {
  readonly heldByHand?: readonly string[] | undefined;
}

interface Advised {
  readonly recommendations: readonly Pick<Recommendation, 'marketplace' | 'slotChange'>[];
}

/** The marketplaces whose places a decision changes. */
export const changedMarketplaces = ({ recommendations }: Advised): Marketplace[] =>
  recommendations.filter(({ slotChange }) => slotChange !== 0).map(({ marketplace }) => marketplace);

/** The channels with a manual override after a person set, undid or rejected places on some channels. */
export const heldAfter = ({ heldByHand = [] }: ClassHeld, channels: readonly string[]): string[] => [
  ...new Set([...heldByHand, ...channels]),
];

/** The channels with a manual override after a person approved a decision. */
export const heldAfterApproval = ({ heldByHand = [] }: ClassHeld, channels: readonly string[]): string[] =>
  heldByHand.filter((channel) => !channels.includes(channel));

/**
 * The marketplaces that a decision changes although they have a manual override. The decision then needs a person's
 * approval.
 */
export const heldAgainst = (decision: Advised, { heldByHand = [] }: ClassHeld): Marketplace[] =>
  changedMarketplaces(decision).filter((marketplace) => heldByHand.includes(marketplace));

/** The settings that allow decisions to be carried out automatically. */
export interface Automation {
  readonly autoExecute: boolean;
  readonly holdOut: boolean;
  readonly isHeldOut: boolean;
}

const isCompared = ({ autoExecute, holdOut, isHeldOut }: Automation): boolean =>
  autoExecute && holdOut && isHeldOut;

/** The channels that automation must not change. */
export const leftAloneOf = (
  { heldByHand = [] }: ClassHeld,
  how: Automation,
): OutputOf<typeof getClass>['leftAlone'] => ({
  heldByHand: allottedChannel.options.filter((channel) => heldByHand.includes(channel)),
  comparison: isCompared(how),
});

/** Why a decision waits for the owner although automatic execution is on. Null if only its confidence is too low. */
export function waitOf(
  decision: Advised & { readonly status: string },
  cls: ClassHeld,
  how: Automation,
): DecisionView['waitsFor'] {
  if (!how.autoExecute || decision.status !== 'pending-review') return null;
  const marketplaces = heldAgainst(decision, cls);
  if (marketplaces.length > 0) return { reason: 'held-by-hand', marketplaces };
  return isCompared(how) ? { reason: 'comparison', marketplaces: [] } : null;
}
