/**
 * How a direct visit is paid for: separately, from a pack bought earlier, by a membership, or not at all (trial, guest
 * and staff visits).
 */
export const visitKinds = ['dropIn', 'pack', 'member', 'trial'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** The kinds of visit whose value an owner can set. */
export const valuedKinds = ['member', 'pack', 'dropIn'] as const satisfies readonly VisitKind[];
export type ValuedKind = (typeof valuedKinds)[number];

/** An upper bound for the value of a visit, in the smallest unit of any currency. */
export const visitValueMinorMax = 1_000_000_000;
