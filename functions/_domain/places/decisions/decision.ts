import type { Marketplace } from '#shared/contracts/channels.ts';
import type { Recommendation } from '#shared/contracts/decisions/decision.ts';
import { Failure } from '#shared/contracts/failure.ts';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import { withdrawalMessage, type Withdrawal } from './withdrawal.ts';

/** The facts about a decision that the functions below need. */
export interface DecisionToJudge {
  readonly status: string;
  readonly expiresAt: string;
  readonly recommendations: readonly Recommendation[];
  /** The withdrawal, if a rule that requested the decision was deleted or switched off. */
  readonly withdrawn?: Withdrawal | undefined;
}

/** The current facts about the decision's class. */
export interface ClassToChange {
  readonly totalCapacity: number;
  readonly bookings: number;
  readonly bookedByChannel: Readonly<Partial<Record<string, number>>>;
  readonly allocations: Readonly<Partial<Record<string, number>>>;
  /** When the class was cancelled. Absent if it takes place. */
  readonly cancelledAt?: string | undefined;
}

/** One marketplace's places before and after a change. */
export interface MarketplaceChange {
  readonly marketplace: Marketplace;
  readonly from: number;
  readonly to: number;
}

export type Action = 'approve' | 'reject';

const isOpen = ({ status, expiresAt }: Pick<DecisionToJudge, 'status' | 'expiresAt'>, now: Date): boolean =>
  status === 'pending-review' && now.toISOString() < expiresAt;

/** The actions that are still allowed on a decision. */
export const allowedActions = (
  decision: Pick<DecisionToJudge, 'status' | 'expiresAt'>,
  now: Date,
): Action[] => (isOpen(decision, now) ? ['approve', 'reject'] : []);

function assertOpen(decision: DecisionToJudge, now: Date): void {
  if (decision.withdrawn) throw new Failure('conflict', withdrawalMessage(decision.withdrawn));
  if (decision.status !== 'pending-review')
    throw new Failure('already-decided', 'This decision has already been answered.');
  if (!isOpen(decision, now))
    throw new Failure('decision-expired', 'The class is too close now. This decision has expired.');
}

const sold = (cls: ClassToChange, channel: string): number => cls.bookedByChannel[channel] ?? 0;

/**
 * The total number of places that marketplaces may still sell. With `separate` inventory it must not exceed the free
 * places.
 */
function openPlaces(cls: ClassToChange, allocations: Readonly<Partial<Record<string, number>>>): number {
  return Object.entries(allocations).reduce(
    (sum, [channel, places = 0]) =>
      channel === 'direct' ? sum : sum + Math.max(0, places - sold(cls, channel)),
    0,
  );
}

function assertPlacesExist(
  cls: ClassToChange,
  changes: readonly MarketplaceChange[],
  mode: InventoryMode,
): void {
  const after = {
    ...cls.allocations,
    ...Object.fromEntries(changes.map(({ marketplace, to }) => [marketplace, to])),
  };
  const free = cls.totalCapacity - cls.bookings;
  const grows = openPlaces(cls, after) > openPlaces(cls, cls.allocations);
  if (mode === 'separate' && grows && openPlaces(cls, after) > free) throw newBookings();
  if (changes.some(({ to }) => to > cls.totalCapacity)) throw newBookings();
}

const newBookings = () =>
  new Failure('conflict', 'The class has changed since this was decided. Run the optimizer again.');

/**
 * Approves a decision: returns the places for each marketplace, checked against the current class. Marketplaces that
 * already have them are left out.
 *
 * @throws {Failure} `already-decided`, `decision-expired`, or `conflict` if its places are no longer free or the
 * class does not take place
 */
export function approveDecision(
  decision: DecisionToJudge,
  cls: ClassToChange,
  mode: InventoryMode,
  now: Date,
): MarketplaceChange[] {
  assertOpen(decision, now);
  if (cls.cancelledAt !== undefined)
    throw new Failure(
      'conflict',
      'This class was cancelled. If it takes place after all, mark that in the class first.',
    );
  const changes = decision.recommendations
    .filter(({ action, slotChange }) => action !== 'maintain' && slotChange !== 0)
    .map(({ marketplace, placesTo }) => ({
      marketplace,
      from: cls.allocations[marketplace] ?? 0,
      to: Math.max(placesTo, sold(cls, marketplace)),
    }))
    .filter(({ from, to }) => from !== to);
  assertPlacesExist(cls, changes, mode);
  return changes;
}

/** Refuses to reject a decision that is no longer pending. */
export function rejectDecision(decision: DecisionToJudge, now: Date): void {
  assertOpen(decision, now);
}

/** A decision's status after its approval. If there is nothing to change, it counts as executed at once. */
export const statusOnceApproved = (changes: readonly MarketplaceChange[]): 'queued' | 'executed' =>
  changes.length > 0 ? 'queued' : 'executed';
