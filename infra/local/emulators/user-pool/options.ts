/** The sign-in flows that the pool supports, as named in a client's `ExplicitAuthFlows`. */
export const authFlows = [
  'ALLOW_USER_SRP_AUTH',
  'ALLOW_USER_PASSWORD_AUTH',
  'ALLOW_REFRESH_TOKEN_AUTH',
] as const;

export type ClientDeclaration = {
  id: string;
  /** The flows that the client may use. Others are rejected. */
  authFlows: readonly (typeof authFlows)[number][];
  accessTokenMinutes: number;
  idTokenMinutes: number;
  refreshTokenMinutes: number;
  /** Whether unknown usernames get the same responses as known ones. */
  preventUserExistenceErrors: boolean;
  /**
   * With rotation, each refresh issues a new refresh token, and the old one stays valid for this time. Undefined: the
   * refresh token stays the same.
   */
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
  /** Sign-up needs no code. Only the twin has this setting; no template declares it. */
  autoConfirm: boolean;
  /** Whether `Anna@…` and `anna@…` are different accounts. */
  caseSensitive: boolean;
  selfSignUp: boolean;
  /** Whether a code is sent to a new address. */
  verifiesEmail: boolean;
  /** Whether a new address is used only after its code is entered. */
  keepsEmailUntilVerified: boolean;
  emailMutable: boolean;
  /** Whether a forgotten password is reset by e-mail; otherwise an administrator resets it. */
  recoversByEmail: boolean;
  /** Whether users may set up time-based one-time passwords. */
  softwareToken: boolean;
  /**
   * The functions that the pool calls, by ARN: to word an e-mail, and after a sign-up or a new password was confirmed.
   */
  triggers?: { CustomMessage?: string | undefined; PostConfirmation?: string | undefined };
  /** The default e-mail with a code, used when no function words it. `{####}` in its text is replaced by the code. */
  mail: { subject: string; text: string; from?: string };
};

type MessagePurpose = 'sign-up' | 'reset' | 'verify-email' | 'invitation';

/** An e-mail that Cognito would send. The code of an invitation is the temporary password. */
export type UserPoolMessage = {
  email: string;
  code: string;
  purpose: MessagePurpose;
  subject: string;
  /** HTML if a function worded the e-mail. */
  text: string;
  /** Undefined when Cognito's own address is the sender. */
  from?: string;
};

/** Calls a function by its ARN. */
export type InvokeTrigger = (functionArn: string, event: object) => Promise<unknown>;

type AdministratorCall = { accessKeyId: string; action: string; resourceArn: string };

export type UserPoolOptions = {
  /** The file that stores users and keys. Without it, everything is lost on close. */
  file?: string;
  now: () => Date;
  region: string;
  account?: string;
  issuer: (poolId: string) => string;
  pools: readonly PoolDeclaration[];
  onMessage: (message: UserPoolMessage) => void;
  randomBytes?: (count: number) => Buffer;
  /** Whether an administrator's signed call is allowed: true, or the error message. */
  authorize?: (call: AdministratorCall) => true | string;
  port?: number;
};
