/** The current rights of a person's account, whatever their token still says. */
export interface PersonStanding {
  /** Also false if the account no longer exists. */
  readonly enabled: boolean;
  readonly superadmin: boolean;
}

/** The accounts of the people who sign in, by the id in their token. */
export interface People {
  /** The address they sign in with; undefined if the account no longer exists. */
  emailOf(userId: string): Promise<string | undefined>;
  standingOf(userId: string): Promise<PersonStanding>;
}
