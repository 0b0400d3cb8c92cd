import type * as z from 'zod';
import type { ClientDeclaration, PasswordPolicy, PoolDeclaration } from '../emulators/user-pool/options.ts';
import { clientShape, groupShape, poolShape } from './identity-settings.ts';
import type { ResourceLookup } from './resources.ts';
import type { Templates } from './template.ts';

/** A user pool as declared in a template, without settings that exist only in the twin. */
export type UserPool = Omit<PoolDeclaration, 'autoConfirm'> & { arn: string; issuer: string };

type PoolProperties = z.output<typeof poolShape>;
type ClientProperties = z.output<typeof clientShape>;

const knownTypes = {
  pool: 'AWS::Cognito::UserPool',
  client: 'AWS::Cognito::UserPoolClient',
  group: 'AWS::Cognito::UserPoolGroup',
} as const;

const minutesIn = { seconds: 1 / 60, minutes: 1, hours: 60, days: 1440 } as const;

/**
 * Reads the user pools with their clients and groups.
 *
 * @throws an error that names the resource and the setting, if the twin does not support the setting or its value
 */
export function readUserPools(templates: Templates, resources: ResourceLookup): UserPool[] {
  assertTypesKnown(templates);
  const clients = resources(knownTypes.client, clientShape);
  const groups = resources(knownTypes.group, groupShape);
  return resources(knownTypes.pool, poolShape).map(({ ref, attribute, properties }) => ({
    id: ref,
    arn: attribute('Arn'),
    issuer: attribute('ProviderURL'),
    ...poolOf(properties),
    clients: clients
      .filter((client) => client.properties.UserPoolId === ref)
      .map((client) => clientOf(client.ref, client.properties)),
    groups: groups
      .filter((group) => group.properties.UserPoolId === ref)
      .map((group) => group.properties.GroupName),
  }));
}

/** A domain, a trigger resource or a resource server would change how a pool behaves. */
function assertTypesKnown({ stacks }: Templates): void {
  const known: readonly string[] = Object.values(knownTypes);
  for (const { name, template } of stacks.values())
    for (const [id, { Type }] of Object.entries(template.Resources))
      if (Type.startsWith('AWS::Cognito::') && !known.includes(Type))
        throw new Error(`${name}/${id}: the twin's user pool does not support ${Type}`);
}

const poolOf = (given: PoolProperties): Omit<UserPool, 'id' | 'arn' | 'issuer' | 'clients' | 'groups'> => ({
  passwordPolicy: passwordPolicyOf(given.Policies.PasswordPolicy),
  caseSensitive: given.UsernameConfiguration.CaseSensitive,
  selfSignUp: !given.AdminCreateUserConfig.AllowAdminCreateUserOnly,
  verifiesEmail: given.AutoVerifiedAttributes.includes('email'),
  keepsEmailUntilVerified:
    given.UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate.includes('email'),
  emailMutable: given.Schema.every(({ Mutable }) => Mutable),
  recoversByEmail: given.AccountRecoverySetting.RecoveryMechanisms.some(
    ({ Name }) => Name === 'verified_email',
  ),
  softwareToken: given.MfaConfiguration !== 'OFF' && given.EnabledMfas.includes('SOFTWARE_TOKEN_MFA'),
  triggers: given.LambdaConfig,
  mail: {
    subject: given.VerificationMessageTemplate.EmailSubject,
    text: given.VerificationMessageTemplate.EmailMessage,
    ...(given.EmailConfiguration.From === undefined ? {} : { from: given.EmailConfiguration.From }),
  },
});

const passwordPolicyOf = (given: PoolProperties['Policies']['PasswordPolicy']): PasswordPolicy => ({
  lengthMin: given.MinimumLength,
  lowercase: given.RequireLowercase,
  uppercase: given.RequireUppercase,
  numbers: given.RequireNumbers,
  symbols: given.RequireSymbols,
  temporaryDays: given.TemporaryPasswordValidityDays,
});

function clientOf(id: string, given: ClientProperties): ClientDeclaration {
  const { TokenValidityUnits: units, RefreshTokenRotation: rotation } = given;
  return {
    id,
    authFlows: given.ExplicitAuthFlows,
    accessTokenMinutes: given.AccessTokenValidity * minutesIn[units.AccessToken],
    idTokenMinutes: given.IdTokenValidity * minutesIn[units.IdToken],
    refreshTokenMinutes: given.RefreshTokenValidity * minutesIn[units.RefreshToken],
    preventUserExistenceErrors: given.PreventUserExistenceErrors === 'ENABLED',
    ...(rotation.Feature === 'ENABLED' && { rotationGraceSeconds: rotation.RetryGracePeriodSeconds }),
  };
}
