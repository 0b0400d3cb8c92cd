/** The leaving studio. */
export interface Leaving {
  readonly studioId: string;
  /** The customer at Stripe; undefined if there never was one. */
  readonly customerId: string | undefined;
  /** Whether the account belongs to the team: then it stays, without a studio. */
  readonly isTeam: boolean;
}

/** One of the places that hold data or access of a studio. */
export interface Place {
  readonly name: string;
  /** How much is there. */
  count(): Promise<number>;
  /** Leaves nothing there; what is gone already is fine. */
  empty(): Promise<void>;
}
