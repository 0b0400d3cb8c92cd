import * as z from 'zod';
import { authFlows } from '../emulators/user-pool/options.ts';

/** Settings that have no effect on one machine, and why. */
export const withoutEffect = z.registry<{ reason: string }>();

function idle<T extends z.ZodType>(schema: T, reason: string): T {
  withoutEffect.add(schema, { reason });
  return schema;
}

/** An object that accepts only known settings; the error names an unknown one. */
const known = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `the twin's user pool does not support the setting ${(issue.keys ?? []).join(', ')}`
        : undefined,
  });

/** A setting for which the pool supports only some values. */
const oneOf = <const Values extends readonly (string | boolean)[]>(...values: Values) =>
  z.literal(values as Values & readonly [Values[number], ...Values[number][]], {
    error: (issue) =>
      issue.input === undefined
        ? undefined
        : `the twin's user pool does not support ${JSON.stringify(issue.input)}, only ${values.join(' or ')}`,
  });

const emailOnly = z.array(oneOf('email'));
const mailText = z.string().includes('{####}');

const noTextMessages = 'The twin sends no text messages.';
const noLongerUsed = 'Cognito no longer uses this setting: VerificationMessageTemplate defines the e-mails.';
/** The functions that the pool calls, by ARN. */
const triggers = known({ CustomMessage: z.string().optional(), PostConfirmation: z.string().optional() });

const noMailLeaves = 'The twin sends no real e-mail.';

/** Every setting of `AWS::Cognito::UserPool` that the twin supports. */
export const poolShape = known({
  AccountRecoverySetting: known({
    RecoveryMechanisms: z
      .array(
        known({
          Name: oneOf('verified_email', 'admin_only'),
          Priority: idle(z.int(), 'There is only one recovery mechanism, so its priority does not matter.'),
        }),
      )
      .length(1),
  }),
  AdminCreateUserConfig: known({ AllowAdminCreateUserOnly: z.boolean() }).prefault({
    AllowAdminCreateUserOnly: false,
  }),
  AutoVerifiedAttributes: emailOnly.default([]),
  DeletionProtection: idle(
    z.enum(['ACTIVE', 'INACTIVE']).optional(),
    'A pool of the twin is deleted only together with its data folder.',
  ),
  EmailConfiguration: known({
    EmailSendingAccount: idle(z.enum(['COGNITO_DEFAULT', 'DEVELOPER']).optional(), noMailLeaves),
    From: z.string().optional(),
    SourceArn: idle(z.string().optional(), noMailLeaves),
  }).prefault({}),
  EmailVerificationMessage: idle(z.string().optional(), noLongerUsed),
  EmailVerificationSubject: idle(z.string().optional(), noLongerUsed),
  EnabledMfas: z.array(oneOf('SOFTWARE_TOKEN_MFA')).default([]),
  LambdaConfig: triggers.prefault({}),
  MfaConfiguration: oneOf('OFF', 'OPTIONAL').default('OFF'),
  Policies: known({
    PasswordPolicy: known({
      MinimumLength: z.int(),
      RequireLowercase: z.boolean().default(false),
      RequireUppercase: z.boolean().default(false),
      RequireNumbers: z.boolean().default(false),
      RequireSymbols: z.boolean().default(false),
      TemporaryPasswordValidityDays: z.int().default(7),
    }),
  }),
  Schema: z
    .array(
      known({
        Name: oneOf('email'),
        Mutable: z.boolean(),
        Required: idle(z.boolean().optional(), 'People sign in by e-mail address, so every account has one.'),
      }),
    )
    .default([]),
  SmsVerificationMessage: idle(z.string().optional(), noTextMessages),
  UserAttributeUpdateSettings: known({
    AttributesRequireVerificationBeforeUpdate: emailOnly,
  }).prefault({ AttributesRequireVerificationBeforeUpdate: [] }),
  UserPoolTags: idle(
    z.record(z.string(), z.string()).optional(),
    'Tags are used for billing, and the twin costs nothing.',
  ),
  UserPoolTier: oneOf('ESSENTIALS').optional(),
  UsernameAttributes: emailOnly.length(1),
  UsernameConfiguration: known({ CaseSensitive: z.boolean() }).prefault({ CaseSensitive: true }),
  VerificationMessageTemplate: known({
    DefaultEmailOption: oneOf('CONFIRM_WITH_CODE').optional(),
    EmailMessage: mailText.default('Your confirmation code is {####}'),
    EmailSubject: z.string().default('Your verification code'),
    SmsMessage: idle(z.string().optional(), noTextMessages),
  }).prefault({}),
});

const unit = z.enum(['seconds', 'minutes', 'hours', 'days']);

/** Every setting of `AWS::Cognito::UserPoolClient` that the twin supports. */
export const clientShape = known({
  AccessTokenValidity: z.number().default(1),
  AllowedOAuthFlowsUserPoolClient: oneOf(false).optional(),
  EnableTokenRevocation: oneOf(true).optional(),
  ExplicitAuthFlows: z
    .array(oneOf(...authFlows))
    .default(['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']),
  GenerateSecret: oneOf(false).optional(),
  IdTokenValidity: z.number().default(1),
  PreventUserExistenceErrors: z.enum(['ENABLED', 'LEGACY']).default('LEGACY'),
  RefreshTokenRotation: known({
    Feature: z.enum(['ENABLED', 'DISABLED']).default('DISABLED'),
    RetryGracePeriodSeconds: z.int().min(0).max(60).default(0),
  }).prefault({}),
  RefreshTokenValidity: z.number().default(30),
  SupportedIdentityProviders: z.array(oneOf('COGNITO')).optional(),
  TokenValidityUnits: known({
    AccessToken: unit.default('hours'),
    IdToken: unit.default('hours'),
    RefreshToken: unit.default('days'),
  }).prefault({}),
  UserPoolId: z.string(),
});

/** Every setting of `AWS::Cognito::UserPoolGroup` that the twin supports. */
export const groupShape = known({
  Description: idle(z.string().optional(), 'The description appears only in the AWS console.'),
  GroupName: z.string(),
  UserPoolId: z.string(),
});
