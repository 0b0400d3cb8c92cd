import * as z from 'zod';
import type { Resources } from './resources.ts';

const poolShape = z.object({
  Policies: z
    .object({
      PasswordPolicy: z
        .object({
          MinimumLength: z.number().default(8),
          RequireLowercase: z.boolean().default(false),
          RequireUppercase: z.boolean().default(false),
          RequireNumbers: z.boolean().default(false),
          RequireSymbols: z.boolean().default(false),
        })
        .prefault({}),
    })
    .prefault({}),
});
const unit = z.enum(['seconds', 'minutes', 'hours', 'days']);
const clientShape = z.object({
  UserPoolId: z.string(),
  AccessTokenValidity: z.number().optional(),
  IdTokenValidity: z.number().optional(),
  RefreshTokenValidity: z.number().optional(),
  TokenValidityUnits: z
    .object({
      AccessToken: unit.default('hours'),
      IdToken: unit.default('hours'),
      RefreshToken: unit.default('days'),
    })
    .prefault({}),
});
const groupShape = z.object({ UserPoolId: z.string(), GroupName: z.string() });

type UserPoolClient = {
  id: string;
  accessTokenMinutes: number;
  idTokenMinutes: number;
  refreshTokenMinutes: number;
};

export type UserPool = {
  id: string;
  arn: string;
  issuer: string;
  passwordPolicy: {
    lengthMin: number;
    lowercase: boolean;
    uppercase: boolean;
    numbers: boolean;
    symbols: boolean;
  };
  clients: UserPoolClient[];
  groups: string[];
};

const minutesIn = { seconds: 1 / 60, minutes: 1, hours: 60, days: 1440 } as const;

export function readUserPools(resources: Resources): UserPool[] {
  const clients = resources('AWS::Cognito::UserPoolClient', clientShape);
  const groups = resources('AWS::Cognito::UserPoolGroup', groupShape);
  return resources('AWS::Cognito::UserPool', poolShape).map(({ ref, attribute, properties }) => ({
    id: ref,
    arn: attribute('Arn'),
    issuer: attribute('ProviderURL'),
    passwordPolicy: passwordPolicy(properties.Policies.PasswordPolicy),
    clients: clients
      .filter((client) => client.properties.UserPoolId === ref)
      .map((client) => userPoolClient(client.ref, client.properties)),
    groups: groups
      .filter((group) => group.properties.UserPoolId === ref)
      .map((group) => group.properties.GroupName),
  }));
}

const passwordPolicy = (
  given: z.output<typeof poolShape>['Policies']['PasswordPolicy'],
): UserPool['passwordPolicy'] => ({
  lengthMin: given.MinimumLength,
  lowercase: given.RequireLowercase,
  uppercase: given.RequireUppercase,
  numbers: given.RequireNumbers,
  symbols: given.RequireSymbols,
});

const userPoolClient = (id: string, given: z.output<typeof clientShape>): UserPoolClient => ({
  id,
  accessTokenMinutes: (given.AccessTokenValidity ?? 1) * minutesIn[given.TokenValidityUnits.AccessToken],
  idTokenMinutes: (given.IdTokenValidity ?? 1) * minutesIn[given.TokenValidityUnits.IdToken],
  refreshTokenMinutes: (given.RefreshTokenValidity ?? 30) * minutesIn[given.TokenValidityUnits.RefreshToken],
});
