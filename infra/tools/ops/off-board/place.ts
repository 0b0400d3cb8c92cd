/** The studio that is being removed. */
export interface Leaving {
  readonly studioId: string;
  /** The customer at Stripe; undefined if there has never been one. */
  readonly customerId: string | undefined;
  /** Whether the account belongs to a team member: then the account stays, without a studio. */
  readonly isTeam: boolean;
}

/** One of the places that hold a studio's data or access. */
export interface Place {
  readonly name: string;
  /** Counts the studio's data in this place. */
  count(): Promise<number>;
  /** Deletes the studio's data in this place. Data that is already gone is not an error. */
  empty(): Promise<void>;
}
