import type { Credentials } from './validate.ts';

export interface SignInStepProps {
  credentials: Credentials;
  busy: boolean;
  /** The credentials with which to sign in once this step is done. */
  onCredentials: (credentials: Credentials) => void;
  onBack: () => void;
}
