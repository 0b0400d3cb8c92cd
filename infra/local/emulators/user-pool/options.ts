export type PoolDeclaration = {
  id: string;
  clientIds: readonly string[];
  groups: readonly string[];
  passwordLengthMin: number;
  /** Sign-up needs no code: the address counts as verified at once. */
  autoConfirm: boolean;
  preventUserExistenceErrors: true;
  accessTokenMinutes?: number;
  idTokenMinutes?: number;
  refreshTokenDays?: number;
};

type MessagePurpose = 'sign-up' | 'reset' | 'verify-email' | 'invitation';

/** What Cognito would send by e-mail; the code of an invitation is the temporary password. */
export type UserPoolMessage = { email: string; code: string; purpose: MessagePurpose };

type AdministratorCall = { accessKeyId: string; action: string; resourceArn: string };

export type UserPoolOptions = {
  /** Where users and keys are kept; without it everything is gone at close. */
  file?: string;
  now: () => Date;
  region: string;
  account?: string;
  issuer: (poolId: string) => string;
  pools: readonly PoolDeclaration[];
  onMessage: (message: UserPoolMessage) => void;
  randomBytes?: (count: number) => Buffer;
  /** Rights of a signed administrator's call: true, or the sentence of the refusal. */
  authorize?: (call: AdministratorCall) => true | string;
  port?: number;
};
