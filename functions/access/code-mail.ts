import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { fillLayout } from '#functions/_platform/common/fill-layout.ts';
import type { WordedMail } from '#functions/_platform/pool.ts';
import { isLanguage, languages, type Language } from '#shared/language.ts';
import { product } from '#shared/product.ts';
import { codeMessages, type CodePurpose } from './code-messages.ts';
import { codeLayout } from './layout.generated.ts';

const purposes: ReadonlyMap<string, CodePurpose> = new Map([
  ['CustomMessage_SignUp', 'sign-up'],
  ['CustomMessage_ResendCode', 'sign-up'],
  ['CustomMessage_ForgotPassword', 'reset'],
  ['CustomMessage_UpdateUserAttribute', 'address'],
  ['CustomMessage_VerifyUserAttribute', 'address'],
  ['CustomMessage_AdminCreateUser', 'invitation'],
]);

/**
 * The reader's language: that of the page where they requested the e-mail, otherwise the one they chose in the menu,
 * otherwise English. Both values come from browsers, so anything that is not one of our languages is ignored.
 */
function languageOf({ clientMetadata, userAttributes }: CustomMessageTriggerEvent['request']): Language {
  const wanted = [clientMetadata?.['language'], userAttributes['locale']?.slice(0, 2)];
  return wanted.find(isLanguage) ?? languages[0];
}

/** Writes an e-mail with a code or an initial password; undefined if the user pool sends something else. */
export function codeMail({ triggerSource, request }: CustomMessageTriggerEvent): WordedMail | undefined {
  const purpose = purposes.get(triggerSource);
  if (purpose === undefined) return undefined;
  const language = languageOf(request);
  const { subject, title, lead, note } = codeMessages[language][purpose];
  const texts = {
    language,
    product: product.name,
    subject,
    title,
    lead: lead(request.usernameParameter ?? ''),
    code: request.codeParameter,
    note,
  };
  return { subject, html: fillLayout(codeLayout, texts), language };
}
