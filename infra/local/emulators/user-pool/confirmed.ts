import { callTrigger } from './call-trigger.ts';
import type { Context } from './context.ts';
import type { Pool } from './pool.ts';
import type { User } from './state.ts';

/** A confirmation with a code, in the form that the PostConfirmation trigger receives. */
type ConfirmationSource = 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword';

interface Requested {
  readonly ClientId: string;
  readonly ClientMetadata?: Readonly<Record<string, string>> | undefined;
}

/**
 * Calls the pool's PostConfirmation trigger, and waits for it.
 *
 * @throws CognitoError if the trigger fails; what was confirmed stays confirmed
 */
export async function confirmed(
  context: Context,
  person: { readonly pool: Pool; readonly user: User },
  source: ConfirmationSource,
  { ClientId: clientId, ClientMetadata: clientMetadata }: Requested,
): Promise<void> {
  await callTrigger(context, 'PostConfirmation', { ...person, source, clientId, clientMetadata });
}
