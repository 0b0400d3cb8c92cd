import * as z from 'zod';
import { poolById } from '../context.ts';
import { CognitoError, invalidParameter } from '../errors.ts';
import { administratorOperation, field, publicOperation } from '../operation.ts';
import { toBase32 } from '../totp.ts';
import type { Pool } from '../pool.ts';
import { acceptTotpSecret } from '../totp-factor.ts';
import type { User } from '../state.ts';
import { requireUser } from '../users.ts';
import { authenticate } from '../verify-access-token.ts';
import { attemptKey } from './finish-sign-in.ts';

function assertOffered({ declaration }: Pool): void {
  if (declaration.softwareToken) return;
  const message = 'Software Token MFA has not been enabled by the userPool.';
  throw new CognitoError('SoftwareTokenMFANotFoundException', message);
}

const associateSchema = z.object({ AccessToken: field.token });

const AssociateSoftwareToken = publicOperation(associateSchema, async (context, input) => {
  const { pool, user } = await authenticate(context, input.AccessToken);
  assertOffered(pool);
  user.totpSecretOffered = toBase32(context.random.bytes(32));
  return { SecretCode: user.totpSecretOffered };
});

const verifySchema = z.object({ AccessToken: field.token, UserCode: field.code });

const VerifySoftwareToken = publicOperation(verifySchema, async (context, input) => {
  const { pool, user } = await authenticate(context, input.AccessToken);
  assertOffered(pool);
  const key = attemptKey(pool, `totp:${user.sub}`);
  context.attempts.assertPasswordAllowed(key);
  if (!acceptTotpSecret(context, user, input.UserCode)) {
    context.attempts.passwordFailed(key);
    throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
  }
  return { Status: 'SUCCESS' };
});

const settingsSchema = z
  .object({ Enabled: z.boolean().optional(), PreferredMfa: z.boolean().optional() })
  .optional();
const preferenceSchema = z.object({ AccessToken: field.token, SoftwareTokenMfaSettings: settingsSchema });

function setPreference({ declaration }: Pool, user: User, settings: z.output<typeof settingsSchema>): object {
  if (!settings) return {};
  const enabled = settings.Enabled ?? false;
  if (enabled && !(declaration.softwareToken && user.totp))
    throw invalidParameter('User has not verified software token mfa');
  if (user.totp)
    Object.assign(user.totp, { enabled, preferred: enabled && (settings.PreferredMfa ?? false) });
  return {};
}

const SetUserMFAPreference = publicOperation(preferenceSchema, async (context, input) => {
  const { pool, user } = await authenticate(context, input.AccessToken);
  return setPreference(pool, user, input.SoftwareTokenMfaSettings);
});

const adminPreferenceSchema = z.object({
  UserPoolId: field.name,
  Username: field.name,
  SoftwareTokenMfaSettings: settingsSchema,
});

const AdminSetUserMFAPreference = administratorOperation(adminPreferenceSchema, (context, input) => {
  const pool = poolById(context, input.UserPoolId);
  return setPreference(pool, requireUser(pool, input.Username), input.SoftwareTokenMfaSettings);
});

export const softwareTokenOperations = {
  AssociateSoftwareToken,
  VerifySoftwareToken,
  SetUserMFAPreference,
  AdminSetUserMFAPreference,
};
