import { SendEmailCommand, SESv2Client, SESv2ServiceException } from '@aws-sdk/client-sesv2';
import { product } from '#shared/product.ts';
import { optionalEnvironment } from '../common/environment.ts';
import { requestLimits } from '../common/request-limits.ts';
import { mailSender } from './mail-sender.ts';
import type { Letter, Mailer, Sending } from '../ports/mailer.ts';

const requestTimeoutMs = 10_000;
const charset = 'UTF-8';
const utf8 = (Data: string) => ({ Data, Charset: charset });

/** Texts in error messages that show that no connection was made, so nothing was sent. */
const neverSent = /\b(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)\b/;

const isRefusal = (error: unknown): boolean => {
  if (!(error instanceof SESv2ServiceException)) return neverSent.test(String(error));
  const { httpStatusCode = 500 } = error.$metadata;
  return httpStatusCode >= 400 && httpStatusCode < 500;
};

/** A 4xx response means that nothing was sent. After any other failure, the e-mail may still have been sent. */
const failed = (error: unknown): Sending => ({
  outcome: isRefusal(error) ? 'refused' : 'unsure',
  why: error instanceof Error ? error.name : 'unknown',
});

/**
 * Sends e-mail through Amazon SES. Each e-mail is one request. The client's retries are off, because they could send it
 * twice.
 */
export function mailer(): Mailer {
  const from = mailSender();
  const ConfigurationSetName = optionalEnvironment('MAIL_CONFIGURATION_SET');
  if (from === undefined || ConfigurationSetName === undefined)
    return { canSend: false, send: async () => ({ outcome: 'refused', why: 'NoSender' }) };
  const client = new SESv2Client({ maxAttempts: 1, requestHandler: requestLimits({ requestTimeoutMs }) });
  const commandOf = ({ to, subject, html, text, headers, tags }: Letter) =>
    new SendEmailCommand({
      ConfigurationSetName,
      FromEmailAddress: `${product.name} <${from}>`,
      Destination: { ToAddresses: [to] },
      EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
      Content: {
        Simple: {
          Subject: utf8(subject),
          Body: { Html: utf8(html), Text: utf8(text) },
          Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
        },
      },
    });
  return {
    canSend: true,
    send: async (letter) => {
      try {
        const { MessageId = '' } = await client.send(commandOf(letter));
        return { outcome: 'sent', messageId: MessageId };
      } catch (error) {
        return failed(error);
      }
    },
  };
}
