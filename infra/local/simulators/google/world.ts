import type { State } from './state.ts';

/** Access to an account for an hour, for the holder of the token. */
export interface Access {
  readonly email: string;
  readonly refreshToken: string;
  readonly endsAtMs: number;
}

/** A consent page that is open in a browser. */
export interface ConsentRequest {
  readonly redirectUri: string;
  readonly state: string | null;
  readonly scopes: readonly string[];
  readonly challenge: string | null;
  readonly offline: boolean;
}

/** A person's consent, as a code that can be exchanged once. */
export interface Code extends ConsentRequest {
  readonly email: string;
  readonly endsAtMs: number;
}

/** The state that all parts of the simulator share. */
export interface World {
  readonly state: State;
  readonly save: () => void;
  readonly now: () => Date;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The allowed redirect addresses. */
  readonly redirectUris: Set<string>;
  readonly requests: Map<string, ConsentRequest>;
  readonly codes: Map<string, Code>;
  readonly accesses: Map<string, Access>;
}
