import * as z from 'zod';
import {
  clientShape,
  groupShape,
  poolShape,
  withoutEffect,
} from '#infra/local/assembly/identity-settings.ts';
import { readAssembly } from '#infra/local/assembly/read-assembly.ts';
import { synthesizedFor } from '#test/infra/stacks/synthesized.ts';
import { read, readWith, startDeclared, type Kind } from './from-template.ts';
import { obeyed } from './obeyed-settings.ts';

/** Values that the pool does not support. */
const refused: readonly (readonly [Kind, string, unknown])[] = [
  ['pool', 'AccountRecoverySetting.RecoveryMechanisms.0.Name', 'verified_phone_number'],
  ['pool', 'AutoVerifiedAttributes', ['phone_number']],
  ['pool', 'EnabledMfas', ['SMS_MFA']],
  ['pool', 'MfaConfiguration', 'ON'],
  ['pool', 'Schema.0.Name', 'custom:studio'],
  ['pool', 'UserPoolTier', 'PLUS'],
  ['pool', 'UsernameAttributes', ['phone_number']],
  ['pool', 'VerificationMessageTemplate.DefaultEmailOption', 'CONFIRM_WITH_LINK'],
  ['client', 'AllowedOAuthFlowsUserPoolClient', true],
  ['client', 'EnableTokenRevocation', false],
  ['client', 'ExplicitAuthFlows', ['ALLOW_CUSTOM_AUTH']],
  ['client', 'GenerateSecret', true],
  ['client', 'SupportedIdentityProviders', ['Google']],
];

const cases = Object.entries(obeyed).flatMap(([kind, all]) =>
  Object.entries(all).map(([path, shown]) => [kind as Kind, path, shown] as const),
);

test.each(cases)('the setting of a %s %s has its effect', async (kind, path, { values, seen, expected }) => {
  for (const [at, value] of values.entries()) {
    const pool = await startDeclared(readWith(kind, path, value));
    try {
      expect([value, await seen(pool)]).toEqual([value, expected[at]]);
    } finally {
      await pool.pool.close();
    }
  }
});

test.each(refused)('the setting of a %s %s is refused by name if it is %j', (kind, path, value) => {
  const given = JSON.stringify([value].flat()[0]);
  expect(() => readWith(kind, path, value)).toThrow(`does not support ${given}, only `);
  expect(() => readWith(kind, path, value)).toThrow(`Identity/${kind}`);
  expect(() => readWith(kind, path, value)).toThrow(
    new RegExp(`at ${path.replaceAll(/\.(\d)/g, '\\[$1\\]')}`.replaceAll('.', '\\.')),
  );
});

test.each<[Kind, string]>([
  ['pool', 'LambdaConfig.PreSignUp'],
  ['pool', 'DeviceConfiguration'],
  ['pool', 'Policies.SignInPolicy'],
  ['pool', 'Policies.PasswordPolicy.PasswordHistorySize'],
  ['client', 'WriteAttributes'],
  ['client', 'RefreshTokenRotation.Colour'],
  ['group', 'RoleArn'],
])('the setting of a %s %s is unknown, and refused by name', (kind, path) => {
  const name = path.split('.').at(-1);
  expect(() => readWith(kind, path, {})).toThrow(`Identity/${kind} (AWS::Cognito::`);
  expect(() => readWith(kind, path, {})).toThrow(`the twin's user pool does not support the setting ${name}`);
});

test('an unknown type of Cognito resource is refused by name', () => {
  const Resources = { Domain: { Type: 'AWS::Cognito::UserPoolDomain', Properties: {}, Metadata: {} } };
  expect(() => read(Resources)).toThrow(
    "Identity/Domain: the twin's user pool does not support AWS::Cognito::UserPoolDomain",
  );
});

/** Each single setting, and the reason if it has no effect. */
function settingsOf(schema: z.core.$ZodType, path: readonly string[] = []): [string, string | undefined][] {
  const { reason } = withoutEffect.get(schema) ?? {};
  if (reason !== undefined) return [[path.join('.'), reason]];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as z.core.$ZodShape).flatMap(([name, inner]) =>
      settingsOf(inner, [...path, name]),
    );
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return settingsOf(schema.unwrap(), path);
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject)
    return settingsOf(schema.element, [...path, '0']);
  return [[path.join('.'), undefined]];
}

const shapes: [Kind, z.ZodType][] = [
  ['pool', poolShape],
  ['client', clientShape],
  ['group', groupShape],
];

test.each(shapes)(
  'every setting of a %s is tested here, or has a reason to have no effect',
  (kind, shape) => {
    const settings = settingsOf(shape);
    const shown = [
      ...Object.keys(obeyed[kind]),
      ...refused.filter(([refusedKind]) => refusedKind === kind).map(([, path]) => path),
    ];
    expect([...new Set(shown)].sort()).toEqual(
      settings
        .filter(([, reason]) => reason === undefined)
        .map(([path]) => path)
        .sort(),
    );
    for (const [path, reason] of settings)
      if (reason !== undefined) expect([path, reason]).toEqual([path, expect.stringMatching(/^[A-Z].*\.$/)]);
  },
);

test.each(['dev', 'prod'])('the template of the stage %s has no setting that is unknown', (stage) => {
  const [pool] = readAssembly(synthesizedFor({ stage }).directory).userPools;
  expect(pool?.clients.map(({ authFlows }) => authFlows)).toEqual([['ALLOW_USER_SRP_AUTH']]);
});
