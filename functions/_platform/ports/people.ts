/** The current rights of a person's account, which may differ from their token. */
export interface PersonStanding {
  /** False if the account no longer exists. */
  readonly enabled: boolean;
  readonly superadmin: boolean;
}

/** The accounts of people who sign in, by the id in their token. */
export interface People {
  /** The e-mail address that the person signs in with. Undefined if the account no longer exists. */
  emailOf(userId: string): Promise<string | undefined>;
  standingOf(userId: string): Promise<PersonStanding>;
  /** Ends all sign-ins of an account, so that none can be renewed. Does nothing if the account no longer exists. */
  signOut(userId: string): Promise<void>;
}
