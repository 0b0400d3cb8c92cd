import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { codeMail } from '#functions/access/code-mail.ts';

type Source = CustomMessageTriggerEvent['triggerSource'];

const event = (triggerSource: Source, request: Partial<CustomMessageTriggerEvent['request']> = {}) =>
  ({
    triggerSource,
    request: {
      userAttributes: {},
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
      ...request,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  }) as unknown as CustomMessageTriggerEvent;

const sources: readonly Source[] = [
  'CustomMessage_SignUp',
  'CustomMessage_ResendCode',
  'CustomMessage_ForgotPassword',
  'CustomMessage_UpdateUserAttribute',
  'CustomMessage_VerifyUserAttribute',
  'CustomMessage_AdminCreateUser',
];

describe('an e-mail with a code', () => {
  it.each(['en', 'es', 'pt'])('holds what Cognito demands of it, in %s', (language) => {
    for (const source of sources) {
      const usernameParameter = source === 'CustomMessage_AdminCreateUser' ? '{username}' : '';
      const mail = codeMail(event(source, { clientMetadata: { language }, usernameParameter }))!;
      expect(mail.subject.length).toBeLessThanOrEqual(140);
      expect(mail.html.length).toBeLessThanOrEqual(20_000);
      expect(mail.html).toContain('{####}');
      expect(mail.html).toContain(usernameParameter);
      expect(mail.html).toContain(`lang="${language}"`);
      expect(mail.html).not.toContain('[[');
    }
  });

  it('has its own wording for each purpose and language', () => {
    const subjects = ['en', 'es', 'pt'].flatMap((language) =>
      sources.map((source) => codeMail(event(source, { clientMetadata: { language } }))!.subject),
    );
    // A code that is sent again, and one for an address that is confirmed later, have the same wording as the first.
    expect(new Set(subjects).size).toBe(3 * 4);
  });

  it.each([
    ['the page’s before the person’s', { language: 'pt' }, 'es-MX', 'pt'],
    ['the person’s where no page says one', undefined, 'es-MX', 'es'],
    ['the person’s where a page says one that is not ours', { language: '<b>' }, 'pt', 'pt'],
    ['the first where neither is ours', { language: 'constructor' }, 'de', 'en'],
  ])('is in one language: %s', (_, clientMetadata, locale, language) => {
    const request = { userAttributes: { locale }, ...(clientMetadata && { clientMetadata }) };
    expect(codeMail(event('CustomMessage_ForgotPassword', request))!.language).toBe(language);
  });

  it('leaves other messages to the user pool, such as a code by text message', () => {
    expect(codeMail(event('CustomMessage_Authentication'))).toBeUndefined();
  });
});
