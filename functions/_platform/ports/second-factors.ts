import { Failure } from '#shared/contracts/failure.ts';

/** Looks up who signs in with a second factor. */
export interface SecondFactors {
  has(userId: string): Promise<boolean>;
}

const needed =
  'Set up an authenticator app for your account first, under Sign-in & Security. Then try again.';

/** Refuses a superadmin without a second factor. */
export async function assertSecondFactor(userId: string, factors: SecondFactors): Promise<void> {
  if (!(await factors.has(userId))) throw new Failure('second-factor-required', needed);
}
