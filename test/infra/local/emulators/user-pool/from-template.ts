import { readUserPools, type UserPool } from '#infra/local/assembly/identity.ts';
import { createResources } from '#infra/local/assembly/resources.ts';
import type { Stack, Templates } from '#infra/local/assembly/template.ts';
import { signInBySrp } from '#infra/local/emulators/user-pool/srp/sign-in.ts';
import { addConfirmedUser, post, startUserPool } from './start-user-pool.ts';

type Properties = Record<string, unknown>;
export type Kind = 'pool' | 'client' | 'group';

const typeOf = {
  pool: 'AWS::Cognito::UserPool',
  client: 'AWS::Cognito::UserPoolClient',
  group: 'AWS::Cognito::UserPoolGroup',
} as const;

/** The settings in the product's templates, each once. */
const whole: Readonly<Record<Kind, Properties>> = {
  pool: {
    AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
    AutoVerifiedAttributes: ['email'],
    EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    MfaConfiguration: 'OPTIONAL',
    Policies: { PasswordPolicy: { MinimumLength: 6 } },
    Schema: [{ Name: 'email', Mutable: true, Required: true }],
    UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    VerificationMessageTemplate: { EmailMessage: 'Code: {####}', EmailSubject: 'Hello' },
  },
  client: {
    AccessTokenValidity: 60,
    EnableTokenRevocation: true,
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
    IdTokenValidity: 60,
    PreventUserExistenceErrors: 'ENABLED',
    RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 30 },
    RefreshTokenValidity: 43_200,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
    UserPoolId: { Ref: 'pool' },
  },
  group: { GroupName: 'superadmin', UserPoolId: { Ref: 'pool' } },
};

function put(target: Properties, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) target[name] = value;
  else put((target[name] ??= {}) as Properties, rest, value);
}

/** The template's pool with one setting changed. `path` is the path through the pool's properties. */
export function readWith(kind: Kind, path: string, value: unknown): UserPool {
  const changed = structuredClone(whole);
  put(changed[kind], path.split('.'), value);
  return read(
    Object.fromEntries(
      Object.entries(changed).map(([id, Properties]) => [
        id,
        { Type: typeOf[id as Kind], Properties, Metadata: {} },
      ]),
    ),
  );
}

export function read(Resources: Stack['template']['Resources']): UserPool {
  const template = { Parameters: {}, Resources, Outputs: {} };
  const stacks = new Map([['Identity', { name: 'Identity', template, parameters: {} }]]);
  const templates: Templates = { stacks, assets: new Map() };
  return readUserPools(templates, createResources(templates))[0]!;
}

export const email = 'anna@studio.example';
export const password = 'Right-password-1';

interface Tokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken: string;
}
export type Declared = Awaited<ReturnType<typeof startDeclared>>;

/** The emulator with a user and the pool that a template declares. */
export async function startDeclared(declared: UserPool) {
  const { pool, outbox, clock } = await startUserPool({ pools: [{ ...declared, autoConfirm: false }] });
  const admin = (operation: string, input: object = {}) =>
    pool.call(operation, { UserPoolId: declared.id, ...input });
  await addConfirmedUser({ admin }, email, password);
  const clientId = declared.clients[0]?.id ?? 'none';
  const send = (operation: string, input: object) =>
    post(pool.url, operation, { ClientId: clientId, ...input });
  const signIn = async (name = email, typed = password): Promise<Tokens> => {
    const credentials = { poolId: declared.id, clientId, name, password: typed };
    const answer = await signInBySrp(pool.call, credentials, new Date(clock.ms));
    return (answer as { AuthenticationResult: Tokens }).AuthenticationResult;
  };
  return { declared, pool, outbox, clock, admin, send, signIn };
}
