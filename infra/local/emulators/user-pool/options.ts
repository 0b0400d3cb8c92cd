/** The ways to sign in that the pool knows, as a client's `ExplicitAuthFlows` name them. */
export const authFlows = [
  'ALLOW_USER_SRP_AUTH',
  'ALLOW_USER_PASSWORD_AUTH',
  'ALLOW_REFRESH_TOKEN_AUTH',
] as const;

export type ClientDeclaration = {
  id: string;
  /** The flows that the client may use. Others are refused. */
  authFlows: readonly (typeof authFlows)[number][];
  accessTokenMinutes: number;
  idTokenMinutes: number;
  refreshTokenMinutes: number;
  /** Whether unknown names are answered as known ones are. */
  preventUserExistenceErrors: boolean;
  /** A refresh gives a new refresh token, and the old one is good for so long; absent: it stays the same. */
  rotationGraceSeconds?: number;
};

export type PasswordPolicy = {
  lengthMin: number;
  lowercase: boolean;
  uppercase: boolean;
  numbers: boolean;
  symbols: boolean;
  temporaryDays: number;
};

export type PoolDeclaration = {
  id: string;
  clients: readonly ClientDeclaration[];
  groups: readonly string[];
  passwordPolicy: PasswordPolicy;
  /** Sign-up needs no code. No template says so: it is the twin's own. */
  autoConfirm: boolean;
  /** Whether `Anna@…` and `anna@…` are two accounts. */
  caseSensitive: boolean;
  selfSignUp: boolean;
  /** Whether a code is sent to a new address. */
  verifiesEmail: boolean;
  /** Whether a new address is used only once its code was entered. */
  keepsEmailUntilVerified: boolean;
  emailMutable: boolean;
  /** Whether a forgotten password is reset by e-mail; otherwise an administrator resets it. */
  recoversByEmail: boolean;
  /** Whether people may have time-based one-time passwords. */
  softwareToken: boolean;
  /** The function that words mails, if there is one. */
  customMessageArn?: string;
  /** The mail that brings a code, where no function words it: `{####}` in its text is the code. */
  mail: { subject: string; text: string; from?: string };
};

type MessagePurpose = 'sign-up' | 'reset' | 'verify-email' | 'invitation';

/** An e-mail that Cognito would send. The code of an invitation is the temporary password. */
export type UserPoolMessage = {
  email: string;
  code: string;
  purpose: MessagePurpose;
  subject: string;
  /** HTML if a function worded it. */
  text: string;
  /** Absent: Cognito's own address. */
  from?: string;
};

/** Calls a function by its ARN. */
export type InvokeTrigger = (functionArn: string, event: object) => Promise<unknown>;

type AdministratorCall = { accessKeyId: string; action: string; resourceArn: string };

export type UserPoolOptions = {
  /** The file that stores users and keys. Without it everything is gone at close. */
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
