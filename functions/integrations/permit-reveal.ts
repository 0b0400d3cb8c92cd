import { Failure } from '#shared/contracts/failure.ts';
import type { Caller } from '#functions/_platform/caller.ts';

/** A page that was left open must not reveal secrets, so a recent sign-in is required. */
const signInMinutesMax = 5;

/**
 * Allows secrets to be revealed shortly after a sign-in. How often per hour is limited by the contract.
 *
 * @throws {Failure} `forbidden`
 */
export function permitReveal({ signedInAtSeconds }: Caller, now: Date): void {
  if (now.getTime() / 1000 - signedInAtSeconds <= signInMinutesMax * 60) return;
  const why = `Your sign-in is older than ${signInMinutesMax} minutes.`;
  throw new Failure('forbidden', `${why} Sign in again to see credentials.`);
}
