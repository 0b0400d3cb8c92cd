import * as z from 'zod';
import { clientOf, poolOfClient, type Context } from '../context.ts';
import { invalidParameter, userNotFound, wrongCredentials } from '../errors.ts';
import { field, publicOperation } from '../operation.ts';
import { assertMaySignIn, checkPassword, decoyOf } from '../passwords.ts';
import type { ClientDeclaration } from '../options.ts';
import type { Pool } from '../pool.ts';
import { startHandshake } from '../srp/handshake.ts';
import type { User } from '../state.ts';
import { findUser } from '../users.ts';
import { attemptKey, continueSignIn } from './finish-sign-in.ts';
import { refreshTokens } from './refresh.ts';

const srpSchema = z.object({
  USERNAME: field.name,
  SRP_A: z.string().regex(/^[0-9a-f]{1,1024}$/i),
});
const passwordSchema = z.object({ USERNAME: field.name, PASSWORD: field.password });
const refreshSchema = z.object({ REFRESH_TOKEN: field.token });

const initiateSchema = z.discriminatedUnion('AuthFlow', [
  z.object({ AuthFlow: z.literal('USER_SRP_AUTH'), ClientId: field.name, AuthParameters: srpSchema }),
  z.object({
    AuthFlow: z.literal('USER_PASSWORD_AUTH'),
    ClientId: field.name,
    AuthParameters: passwordSchema,
  }),
  z.object({
    AuthFlow: z.literal('REFRESH_TOKEN_AUTH'),
    ClientId: field.name,
    AuthParameters: refreshSchema,
  }),
]);

type Flow = z.infer<typeof initiateSchema>['AuthFlow'];

/** Reports an unknown user, but only to clients that do not hide whether users exist. */
function assertMayBeUnknown(pool: Pool, clientId: string, user: User | undefined): void {
  if (!user && !clientOf(pool, clientId).preventUserExistenceErrors) throw userNotFound();
}

/** Rejects a flow that the client may not use, before anything else is checked. */
function assertGranted({ authFlows, rotationGraceSeconds }: ClientDeclaration, flow: Flow): void {
  const granted = authFlows.includes(`ALLOW_${flow}`);
  // A client with rotating refresh tokens can refresh only through GetTokensFromRefreshToken.
  const rotates = flow === 'REFRESH_TOKEN_AUTH' && rotationGraceSeconds !== undefined;
  if (granted && !rotates) return;
  throw invalidParameter(
    flow === 'USER_SRP_AUTH'
      ? 'USER_SRP_AUTH is not enabled for the client.'
      : `${flow} flow not enabled for this client`,
  );
}

async function signInWithPassword(
  context: Context,
  pool: Pool,
  clientId: string,
  { USERNAME: name, PASSWORD: password }: z.infer<typeof passwordSchema>,
) {
  context.attempts.assertPasswordAllowed(attemptKey(pool, name));
  const user = findUser(pool, name);
  assertMayBeUnknown(pool, clientId, user);
  if (!checkPassword(pool, user, name, password)) {
    context.attempts.passwordFailed(attemptKey(pool, name));
    throw wrongCredentials();
  }
  assertMaySignIn(context, pool, user);
  return continueSignIn(context, { pool, user, clientId, name });
}

function startSrp(context: Context, pool: Pool, clientId: string, input: z.infer<typeof srpSchema>) {
  const name = input.USERNAME;
  context.attempts.assertPasswordAllowed(attemptKey(pool, name));
  const user = findUser(pool, name);
  assertMayBeUnknown(pool, clientId, user);
  const decoy = decoyOf(pool, name);
  const { salt, verifier } = user?.password ?? decoy;
  const userId = user?.sub ?? decoy.userId;
  const handshake = startHandshake(input.SRP_A, verifier, context.random.bytes);
  if (!handshake) throw invalidParameter('Invalid SRP_A');
  context.challenges.add(handshake.secretBlock, {
    kind: 'PASSWORD_VERIFIER',
    clientId,
    name,
    sub: user?.sub,
    userId,
    handshake,
  });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SRP_B: handshake.serverPublic.toString(16),
      SECRET_BLOCK: handshake.secretBlock,
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  };
}

export const InitiateAuth = publicOperation(initiateSchema, async (context, input) => {
  const pool = poolOfClient(context, input.ClientId);
  const { ClientId: clientId } = input;
  assertGranted(clientOf(pool, clientId), input.AuthFlow);
  if (input.AuthFlow === 'USER_SRP_AUTH') return startSrp(context, pool, clientId, input.AuthParameters);
  if (input.AuthFlow === 'USER_PASSWORD_AUTH')
    return signInWithPassword(context, pool, clientId, input.AuthParameters);
  return refreshTokens(context, pool, clientId, input.AuthParameters.REFRESH_TOKEN);
});
