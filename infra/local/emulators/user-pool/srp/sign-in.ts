import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import {
  generator,
  multiplier,
  powerModulo,
  prime,
  scramblerOf,
  sessionKeyOf,
  signatureOf,
  toBigInt,
} from './group.ts';
import { passwordHash, poolNameOf } from './verifier.ts';

type Call = (operation: string, input: object) => Promise<object>;

export type Credentials = { poolId: string; clientId: string; name: string; password: string };

const challengeSchema = z.object({
  ChallengeName: z.literal('PASSWORD_VERIFIER'),
  ChallengeParameters: z.object({
    SALT: z.string(),
    SRP_B: z.string(),
    SECRET_BLOCK: z.string(),
    USER_ID_FOR_SRP: z.string(),
  }),
});

/** A time as Cognito's clients format it: `Mon Mar 2 09:00:00 UTC 2026`. */
const timestampOf = (now: Date): string =>
  now.toUTCString().replace(/^(\w{3}), 0?(\d+) (\w{3}) (\d{4}) (\S+) GMT$/, '$1 $3 $2 $5 UTC $4');

/**
 * Signs in as the web app does: the password never leaves the caller, who only proves that they know it.
 *
 * @returns the last response: tokens, or a further challenge
 * @throws CognitoError when the proof fails
 */
export async function signInBySrp(
  call: Call,
  { poolId, clientId: ClientId, name, password }: Credentials,
  now: Date,
): Promise<object> {
  const secret = toBigInt(randomBytes(32));
  const ownPublic = powerModulo(generator, secret);
  const AuthParameters = { USERNAME: name, SRP_A: ownPublic.toString(16) };
  const { ChallengeName, ChallengeParameters: requested } = challengeSchema.parse(
    await call('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', ClientId, AuthParameters }),
  );
  const identity = { poolName: poolNameOf(poolId), userId: requested.USER_ID_FOR_SRP };
  const serverPublic = BigInt(`0x${requested.SRP_B}`);
  const scrambler = scramblerOf(ownPublic, serverPublic);
  const x = passwordHash(identity, password, requested.SALT);
  const base = serverPublic - ((multiplier * powerModulo(generator, x)) % prime);
  const shared = powerModulo(base < 0n ? base + prime : base, secret + scrambler * x);
  const TIMESTAMP = timestampOf(now);
  const signed = { ...identity, secretBlock: requested.SECRET_BLOCK, timestamp: TIMESTAMP };
  const signature = signatureOf(sessionKeyOf(scrambler, shared), signed).toString('base64');
  return call('RespondToAuthChallenge', {
    ChallengeName,
    ClientId,
    ChallengeResponses: {
      USERNAME: requested.USER_ID_FOR_SRP,
      PASSWORD_CLAIM_SECRET_BLOCK: requested.SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: signature,
      TIMESTAMP,
    },
  });
}
