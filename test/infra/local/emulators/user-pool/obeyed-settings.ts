import { decodeJwt } from 'jose';
import { email, password, type Declared, type Kind } from './from-template.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** Two values of a setting, and the visible effect of each. */
export type Shown = {
  readonly values: readonly [unknown, unknown];
  readonly seen: (pool: Declared) => Promise<unknown>;
  readonly expected: readonly [unknown, unknown];
};

const newcomer = 'new@studio.example';
const signUp = ({ send }: Declared, Password = password) => send('SignUp', { Username: newcomer, Password });
const refusalOfPassword = (weak: string) => async (pool: Declared) =>
  (await signUp(pool, weak)).body.message?.split(': ')[1];
const mailOfSignUp =
  (part: 'subject' | 'text' | 'from') =>
  async (pool: Declared): Promise<unknown> => {
    await signUp(pool);
    const [mail] = pool.outbox;
    return mail?.[part]?.replace(mail.code, 'CODE');
  };
const changeEmail = async ({ send, signIn }: Declared) => {
  const { AccessToken } = await signIn();
  const UserAttributes = [{ Name: 'email', Value: newcomer }];
  const { errorType } = await send('UpdateUserAttributes', { AccessToken, UserAttributes });
  const { body } = await send('GetUser', { AccessToken });
  return errorType ?? body.UserAttributes.find(({ Name }) => Name === 'email')?.Value;
};
const offersSoftwareToken = async ({ send, signIn }: Declared) =>
  (await send('AssociateSoftwareToken', await signIn())).errorType;
const minutesOf = (kind: 'AccessToken' | 'IdToken') => async (pool: Declared) => {
  const { exp = 0, iat = 0 } = decodeJwt((await pool.signIn())[kind]);
  return (exp - iat) / 60;
};
const refresh = ({ send }: Declared, RefreshToken: string) =>
  send('GetTokensFromRefreshToken', { RefreshToken });
const refreshAfter = (ms: number) => async (pool: Declared) => {
  const { RefreshToken } = await pool.signIn();
  pool.clock.ms += ms;
  return (await refresh(pool, RefreshToken)).body.message;
};
const expired = 'Refresh Token has expired';

const policy = (name: string, weak: string, refusal: string): Record<string, Shown> => ({
  [`Policies.PasswordPolicy.${name}`]: {
    values: [false, true],
    seen: refusalOfPassword(weak),
    expected: [undefined, refusal],
  },
});

/** Settings by type of resource and by the path of the property. */
export const obeyed: Readonly<Record<Kind, Readonly<Record<string, Shown>>>> = {
  pool: {
    'AccountRecoverySetting.RecoveryMechanisms.0.Name': {
      values: ['verified_email', 'admin_only'],
      seen: async ({ send }) => (await send('ForgotPassword', { Username: email })).errorType,
      expected: [undefined, 'NotAuthorizedException'],
    },
    'AdminCreateUserConfig.AllowAdminCreateUserOnly': {
      values: [false, true],
      seen: async (pool) => (await signUp(pool)).body.message,
      expected: [undefined, 'SignUp is not permitted for this user pool'],
    },
    AutoVerifiedAttributes: {
      values: [['email'], []],
      seen: async (pool) => {
        await signUp(pool);
        const again = await pool.send('ResendConfirmationCode', { Username: newcomer });
        return [pool.outbox.length, again.body.message];
      },
      expected: [
        [2, undefined],
        [0, 'Cannot resend codes. Auto verification not turned on.'],
      ],
    },
    'EmailConfiguration.From': {
      values: ['Cupo <mail@cupo.example>', undefined],
      seen: mailOfSignUp('from'),
      expected: ['Cupo <mail@cupo.example>', undefined],
    },
    EnabledMfas: {
      values: [['SOFTWARE_TOKEN_MFA'], []],
      seen: offersSoftwareToken,
      expected: [undefined, 'SoftwareTokenMFANotFoundException'],
    },
    'LambdaConfig.CustomMessage': {
      values: ['arn:aws:lambda:eu-central-1:000000000000:function:words', undefined],
      seen: async (pool) => {
        pool.pool.invokeTriggersBy((arn) =>
          Promise.resolve({ response: { emailSubject: arn, emailMessage: 'Worded: {####}' } }),
        );
        return [await mailOfSignUp('subject')(pool), await mailOfSignUp('text')(pool)];
      },
      expected: [
        ['arn:aws:lambda:eu-central-1:000000000000:function:words', 'Worded: CODE'],
        ['Hello', 'Code: CODE'],
      ],
    },
    'LambdaConfig.PostConfirmation': {
      values: ['arn:aws:lambda:eu-central-1:000000000000:function:follows', undefined],
      seen: async (pool) => {
        const calls: unknown[] = [];
        pool.pool.invokeTriggersBy((arn, event) => {
          calls.push([arn, (event as { triggerSource: string }).triggerSource]);
          return Promise.reject(new Error('out of order'));
        });
        await pool.send('ForgotPassword', { Username: email });
        const ConfirmationCode = pool.outbox.at(-1)!.code;
        const Password = 'another one';
        const reset = { Username: email, ConfirmationCode, Password };
        const { errorType, body } = await pool.send('ConfirmForgotPassword', reset);
        await pool.signIn(email, Password);
        return [calls, errorType, body.message];
      },
      expected: [
        [
          [
            [
              'arn:aws:lambda:eu-central-1:000000000000:function:follows',
              'PostConfirmation_ConfirmForgotPassword',
            ],
          ],
          'UserLambdaValidationException',
          'PostConfirmation failed with error out of order.',
        ],
        [[], undefined, undefined],
      ],
    },
    MfaConfiguration: {
      values: ['OPTIONAL', 'OFF'],
      seen: offersSoftwareToken,
      expected: [undefined, 'SoftwareTokenMFANotFoundException'],
    },
    'Policies.PasswordPolicy.MinimumLength': {
      values: [7, 8],
      seen: refusalOfPassword('7 chars'),
      expected: [undefined, 'Password not long enough'],
    },
    ...policy('RequireLowercase', 'UPPER-1', 'Password must have lowercase characters'),
    ...policy('RequireUppercase', 'lower-1', 'Password must have uppercase characters'),
    ...policy('RequireNumbers', 'No-digits', 'Password must have numeric characters'),
    ...policy('RequireSymbols', 'Plain1', 'Password must have symbol characters'),
    'Policies.PasswordPolicy.TemporaryPasswordValidityDays': {
      values: [3, 1],
      seen: async ({ admin, clock, signIn }) => {
        await admin('AdminCreateUser', { Username: newcomer, TemporaryPassword: password });
        clock.ms += 2 * dayMs;
        return signIn(newcomer).then(
          () => 'let in',
          (error: Error) => error.message,
        );
      },
      expected: ['let in', 'Temporary password has expired and must be reset by an administrator.'],
    },
    'Schema.0.Mutable': {
      values: [true, false],
      seen: changeEmail,
      expected: [email, 'InvalidParameterException'],
    },
    'UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate': {
      values: [['email'], []],
      seen: changeEmail,
      expected: [email, newcomer],
    },
    'UsernameConfiguration.CaseSensitive': {
      values: [false, true],
      seen: ({ signIn }) =>
        signIn(email.toUpperCase()).then(
          () => 'let in',
          (error: Error) => error.message,
        ),
      expected: ['let in', 'Incorrect username or password.'],
    },
    'VerificationMessageTemplate.EmailMessage': {
      values: ['Code: {####}', '{####}, please'],
      seen: mailOfSignUp('text'),
      expected: ['Code: CODE', 'CODE, please'],
    },
    'VerificationMessageTemplate.EmailSubject': {
      values: ['Hello', 'Welcome'],
      seen: mailOfSignUp('subject'),
      expected: ['Hello', 'Welcome'],
    },
  },
  client: {
    AccessTokenValidity: { values: [60, 5], seen: minutesOf('AccessToken'), expected: [60, 5] },
    IdTokenValidity: { values: [60, 5], seen: minutesOf('IdToken'), expected: [60, 5] },
    RefreshTokenValidity: {
      values: [60, 59],
      seen: refreshAfter(59 * minuteMs),
      expected: [undefined, expired],
    },
    'TokenValidityUnits.AccessToken': {
      values: ['minutes', 'seconds'],
      seen: minutesOf('AccessToken'),
      expected: [60, 1],
    },
    'TokenValidityUnits.IdToken': {
      values: ['minutes', 'hours'],
      seen: minutesOf('IdToken'),
      expected: [60, 3600],
    },
    'TokenValidityUnits.RefreshToken': {
      values: ['minutes', 'seconds'],
      seen: refreshAfter(43_200 * 1000),
      expected: [undefined, expired],
    },
    ExplicitAuthFlows: {
      values: [['ALLOW_USER_SRP_AUTH'], ['ALLOW_USER_PASSWORD_AUTH']],
      seen: async ({ send }) => {
        const AuthParameters = { USERNAME: email, PASSWORD: password, SRP_A: 'ab', REFRESH_TOKEN: 'x' };
        const flows = ['USER_PASSWORD_AUTH', 'USER_SRP_AUTH', 'REFRESH_TOKEN_AUTH'];
        const answers = flows.map((AuthFlow) => send('InitiateAuth', { AuthFlow, AuthParameters }));
        return (await Promise.all(answers)).map(
          ({ errorType, body }) => errorType && [errorType, body.message],
        );
      },
      expected: [
        [
          ['InvalidParameterException', 'USER_PASSWORD_AUTH flow not enabled for this client'],
          undefined,
          ['InvalidParameterException', 'REFRESH_TOKEN_AUTH flow not enabled for this client'],
        ],
        [
          undefined,
          ['InvalidParameterException', 'USER_SRP_AUTH is not enabled for the client.'],
          ['InvalidParameterException', 'REFRESH_TOKEN_AUTH flow not enabled for this client'],
        ],
      ],
    },
    PreventUserExistenceErrors: {
      values: ['ENABLED', 'LEGACY'],
      seen: async ({ send }) => {
        const AuthParameters = { USERNAME: newcomer, SRP_A: 'ab' };
        const requests = [
          send('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters }),
          send('ForgotPassword', { Username: newcomer }),
          send('ResendConfirmationCode', { Username: newcomer }),
        ];
        return (await Promise.all(requests)).map(({ errorType }) => errorType);
      },
      expected: [[undefined, undefined, undefined], Array.from({ length: 3 }, () => 'UserNotFoundException')],
    },
    'RefreshTokenRotation.Feature': {
      values: ['ENABLED', 'DISABLED'],
      seen: async (pool) => {
        const { body } = await refresh(pool, (await pool.signIn()).RefreshToken);
        return 'RefreshToken' in body.AuthenticationResult;
      },
      expected: [true, false],
    },
    'RefreshTokenRotation.RetryGracePeriodSeconds': {
      values: [30, 29],
      seen: async (pool) => {
        const { RefreshToken } = await pool.signIn();
        await refresh(pool, RefreshToken);
        pool.clock.ms += 29_000;
        return (await refresh(pool, RefreshToken)).errorType;
      },
      expected: [undefined, 'RefreshTokenReuseException'],
    },
    UserPoolId: {
      values: [{ Ref: 'pool' }, 'another'],
      seen: async ({ declared }) => declared.clients.length,
      expected: [1, 0],
    },
  },
  group: {
    GroupName: {
      values: ['superadmin', 'coaches'],
      seen: async ({ declared }) => declared.groups,
      expected: [['superadmin'], ['coaches']],
    },
    UserPoolId: {
      values: [{ Ref: 'pool' }, 'another'],
      seen: async ({ declared }) => declared.groups,
      expected: [['superadmin'], []],
    },
  },
};
