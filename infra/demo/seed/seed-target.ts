import type { AnyOperation, OutputOf, RequestOf } from '#shared/contracts/operation.ts';

/** A signed-in user. */
export interface SignedIn {
  readonly studioId: string;
  readonly token: string;
}

/** The parts of a running twin that seeding needs: its API, its user pool and its simulators' addresses. */
export interface SeedTarget {
  now(): Date;
  call<Op extends AnyOperation>(contract: Op, input: RequestOf<Op>, token: string): Promise<OutputOf<Op>>;
  createOwner(account: { readonly email: string; readonly password: string }): Promise<SignedIn>;
  createSuperadmin(): Promise<SignedIn>;
  /** Waits until all queues are empty and no work is running. */
  settle(): Promise<void>;
  readonly simulators: Readonly<Record<'fitpass' | 'wellhub' | 'totalpass', { readonly url: string }>>;
}
