import * as z from 'zod';
import type { Context } from './context.ts';
import { CognitoError } from './errors.ts';
import type { Pool } from './pool.ts';
import type { User } from './state.ts';

/** Why an e-mail is sent, in the form that the CustomMessage trigger receives. */
export type MessageSource =
  | 'CustomMessage_SignUp'
  | 'CustomMessage_ResendCode'
  | 'CustomMessage_ForgotPassword'
  | 'CustomMessage_UpdateUserAttribute'
  | 'CustomMessage_VerifyUserAttribute'
  | 'CustomMessage_AdminCreateUser';

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** The part of a request that the trigger gets. */
export interface Requested {
  readonly source: MessageSource;
  readonly clientId?: string;
  readonly clientMetadata?: Readonly<Record<string, string>> | undefined;
}

interface Worded {
  readonly pool: Pool;
  readonly user: User;
  readonly requested: Requested;
}

const codeParameter = '{####}';
const usernameParameter = '{username}';
const subjectCharactersMax = 140;
const messageCharactersMax = 20_000;

/** Replaces the placeholders by the code and its recipient. */
export const filledIn = (text: string, { code, email }: { code: string; email: string }): string =>
  text.replaceAll(codeParameter, () => code).replaceAll(usernameParameter, () => email);

const answerShape = z.object({
  response: z.object({
    emailSubject: z.string().max(subjectCharactersMax).nullish(),
    emailMessage: z.string().max(messageCharactersMax).includes(codeParameter).nullish(),
  }),
});

const eventOf = (context: Context, { pool, user, requested }: Worded) => ({
  version: '1',
  region: context.region,
  userPoolId: pool.state.id,
  userName: user.sub,
  callerContext: {
    awsSdkVersion: 'aws-sdk-unknown-unknown',
    clientId: requested.clientId ?? 'CLIENT_ID_NOT_APPLICABLE',
  },
  triggerSource: requested.source,
  request: {
    userAttributes: { sub: user.sub, 'cognito:user_status': user.status, ...user.attributes },
    codeParameter,
    linkParameter: '{##Click Here##}',
    usernameParameter: requested.source === 'CustomMessage_AdminCreateUser' ? usernameParameter : null,
    ...(requested.clientMetadata && { clientMetadata: requested.clientMetadata }),
  },
  response: { smsMessage: null, emailMessage: null, emailSubject: null },
});

/**
 * An e-mail in the wording of the pool's trigger, or in the default wording if there is no trigger or it does not word
 * this e-mail.
 *
 * @throws CognitoError if the trigger fails, or returns a text that Cognito would reject
 */
export async function wordMail(context: Context, worded: Worded, mail: Mail): Promise<Mail> {
  const { customMessageArn } = worded.pool.declaration;
  if (customMessageArn === undefined || !context.invokeTrigger) return mail;
  const answered = await context
    .invokeTrigger(customMessageArn, eventOf(context, worded))
    .catch((error: unknown) => {
      const why = error instanceof Error ? error.message : 'unknown';
      throw new CognitoError('UserLambdaValidationException', `CustomMessage failed with error ${why}.`);
    });
  const answer = answerShape.safeParse(answered);
  if (!answer.success)
    throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  const { emailSubject, emailMessage } = answer.data.response;
  return { subject: emailSubject ?? mail.subject, text: emailMessage ?? mail.text };
}
