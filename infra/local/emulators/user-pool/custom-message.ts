import * as z from 'zod';
import { callTrigger } from './call-trigger.ts';
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

/**
 * An e-mail in the wording of the pool's trigger, or in the default wording if there is no trigger or it does not word
 * this e-mail.
 *
 * @throws CognitoError if the trigger fails, or returns a text that Cognito would reject
 */
export async function wordMail(
  context: Context,
  { pool, user, requested }: Worded,
  mail: Mail,
): Promise<Mail> {
  const isInvitation = requested.source === 'CustomMessage_AdminCreateUser';
  const answered = await callTrigger(context, 'CustomMessage', {
    pool,
    user,
    ...requested,
    request: {
      codeParameter,
      linkParameter: '{##Click Here##}',
      usernameParameter: isInvitation ? usernameParameter : null,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  });
  if (answered === undefined) return mail;
  const answer = answerShape.safeParse(answered);
  if (!answer.success)
    throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  const { emailSubject, emailMessage } = answer.data.response;
  return { subject: emailSubject ?? mail.subject, text: emailMessage ?? mail.text };
}
