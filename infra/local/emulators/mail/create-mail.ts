import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import { json, readJson, write, type Call, type Reply } from '../../simulators/_shared/call.ts';
import { serveCalls } from '../../simulators/_shared/serve.ts';
import { signerOf } from '../../simulators/_shared/signer-of.ts';
import { answerMailbox } from './mailbox-page.ts';
import type { SentMail } from './sent-mail.ts';

interface MailOptions {
  readonly now: () => Date;
  readonly port?: number;
  /** True, or why who signs may not do this; whoever signs may where not given. */
  readonly authorize?: (request: {
    readonly accessKeyId: string;
    readonly action: string;
    /** The domain of the sender. */
    readonly identity: string;
  }) => true | string;
}

/** An error that is answered before the e-mail is sent, or after it was. */
interface Failing {
  readonly when: 'before' | 'after';
  readonly status: number;
}

interface MailEmulator {
  /** Where SES is asked, and where everything that was sent is read. */
  readonly url: string;
  /** What was sent, oldest first. */
  readonly mails: () => readonly SentMail[];
  /** Answers with an error from now on; as ever where none is given. */
  readonly fail: (how?: Failing) => void;
  close(): Promise<void>;
}

const part = z.strictObject({ Data: z.string(), Charset: z.literal('UTF-8') });

/** What SES takes of `SendEmail`, as far as it is used. */
const sendEmail = z.strictObject({
  ConfigurationSetName: z.string().min(1),
  FromEmailAddress: z.string().regex(/^[^<>]+ <[^\s@]+@[^\s@]+>$/),
  Destination: z.strictObject({ ToAddresses: z.array(z.email()).length(1) }),
  Content: z.strictObject({
    Simple: z.strictObject({
      Subject: part,
      Body: z.strictObject({ Html: part, Text: part }),
      Headers: z.array(
        z.strictObject({
          // As SES has it: a name of letters and dashes, a value of printable ASCII.
          Name: z
            .string()
            .regex(/^[A-Za-z-]+$/)
            .max(126),
          Value: z
            .string()
            .regex(/^[\u0020-\u007e]+$/)
            .max(870),
        }),
      ),
    }),
  }),
});

const sendPath = '/v2/email/outbound-emails';

const refusedWith = (status: number, type: string, message: string): Reply =>
  json(status, { message }, { headers: { 'x-amzn-errortype': type } });

const domainOf = (from: string): string => from.slice(from.lastIndexOf('@') + 1, -1);

/** Amazon SES, which delivers into one mailbox that everybody may read. */
export async function createMail({ now, port, authorize }: MailOptions): Promise<MailEmulator> {
  const mails: SentMail[] = [];
  let failing: Failing | undefined;

  function take(call: Call): Reply {
    const accessKeyId = signerOf(call, 'ses');
    if (accessKeyId === undefined)
      return refusedWith(403, 'AccessDeniedException', 'The request is not signed for ses.');
    const asked = sendEmail.safeParse(readJson(call));
    if (!asked.success) return refusedWith(400, 'BadRequestException', z.prettifyError(asked.error));
    const { FromEmailAddress: from, Destination, Content } = asked.data;
    const leave = authorize?.({ accessKeyId, action: 'ses:SendEmail', identity: domainOf(from) }) ?? true;
    if (leave !== true) return refusedWith(403, 'AccessDeniedException', leave);
    const { Subject, Body, Headers } = Content.Simple;
    const messageId = randomUUID();
    mails.push({
      messageId,
      at: now().toISOString(),
      from,
      to: Destination.ToAddresses,
      subject: Subject.Data,
      html: Body.Html.Data,
      text: Body.Text.Data,
      headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
    });
    return json(200, { MessageId: messageId });
  }

  function answerSend(call: Call, outgoing: ServerResponse): void {
    if (failing?.when === 'before')
      return write(outgoing, refusedWith(failing.status, 'TooManyRequestsException', 'as it was told'));
    const reply = take(call);
    if (failing?.when === 'after')
      return write(outgoing, refusedWith(failing.status, 'InternalFailure', 'as it was told'));
    write(outgoing, reply);
  }

  const { url, close } = await serveCalls((call, outgoing) => {
    if (call.method === 'POST' && call.path === sendPath) return answerSend(call, outgoing);
    write(outgoing, answerMailbox(call, mails) ?? refusedWith(404, 'NotFoundException', 'no such operation'));
  }, port);
  return {
    url,
    mails: () => mails,
    fail: (how) => {
      failing = how;
    },
    close,
  };
}
