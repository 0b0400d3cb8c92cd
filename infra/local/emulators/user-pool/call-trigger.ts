import type { Context } from './context.ts';
import { CognitoError } from './errors.ts';
import type { Pool } from './pool.ts';
import type { User } from './state.ts';

/** What a trigger is called for. */
export interface TriggerCall {
  readonly pool: Pool;
  readonly user: User;
  readonly source: string;
  readonly clientId?: string | undefined;
  readonly clientMetadata?: Readonly<Record<string, string>> | undefined;
  /** Further fields of the request, and the answer that the trigger may change. */
  readonly request?: object;
  readonly response?: object;
}

const eventOf = ({ region }: Context, call: TriggerCall) => ({
  version: '1',
  region,
  userPoolId: call.pool.state.id,
  userName: call.user.sub,
  callerContext: {
    awsSdkVersion: 'aws-sdk-unknown-unknown',
    clientId: call.clientId ?? 'CLIENT_ID_NOT_APPLICABLE',
  },
  triggerSource: call.source,
  request: {
    userAttributes: { sub: call.user.sub, 'cognito:user_status': call.user.status, ...call.user.attributes },
    ...call.request,
    ...(call.clientMetadata && { clientMetadata: call.clientMetadata }),
  },
  response: call.response ?? {},
});

/**
 * Calls a function of the pool, if the template names one.
 *
 * @returns the function's output; undefined if there is no function
 * @throws CognitoError if the function fails
 */
export async function callTrigger(
  context: Context,
  name: 'CustomMessage' | 'PostConfirmation',
  call: TriggerCall,
): Promise<unknown> {
  const arn = call.pool.declaration.triggers?.[name];
  if (arn === undefined || !context.invokeTrigger) return undefined;
  try {
    return await context.invokeTrigger(arn, eventOf(context, call));
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown';
    throw new CognitoError('UserLambdaValidationException', `${name} failed with error ${why}.`);
  }
}
