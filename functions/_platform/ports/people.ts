/** What a person's account allows now, whatever their token still says. */
export interface PersonStanding {
  /** False too where there is no such account any more. */
  readonly enabled: boolean;
  readonly superadmin: boolean;
}

/** The accounts of the people who sign in, by the id in their token. */
export interface People {
  /** The address they sign in with; undefined where there is no such account any more. */
  emailOf(userId: string): Promise<string | undefined>;
  standingOf(userId: string): Promise<PersonStanding>;
}
