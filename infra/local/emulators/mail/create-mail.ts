import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import { json, readJson, write, type Call, type Reply } from '../../simulators/_shared/call.ts';
import { serveCalls } from '../../simulators/_shared/serve.ts';
import { signerOf } from '../../simulators/_shared/signer-of.ts';
import { answerMailbox } from './mailbox-page.ts';
import { reportsOf, type Received, type Report } from './reports.ts';
import type { SentMail } from './sent-mail.ts';

interface MailOptions {
  readonly now: () => Date;
  readonly port?: number;
  /** True, or the reason why the signer lacks the right. By default every signer has it. */
  readonly authorize?: (request: {
    readonly accessKeyId: string;
    readonly action: string;
    /** The domain of the sender. */
    readonly identity: string;
  }) => true | string;
}

/** An error response, sent before or after the e-mail is sent. */
interface Failing {
  readonly when: 'before' | 'after';
  readonly status: number;
}

interface MailEmulator {
  /** The URL of SES and of the mailbox. */
  readonly url: string;
  /** The e-mails sent by SES, oldest first. */
  readonly mails: () => readonly SentMail[];
  /** Adds an e-mail of another service to the mailbox. */
  readonly deliver: (mail: Pick<SentMail, 'from' | 'to' | 'subject' | 'html'>) => void;
  /** Makes all further requests fail; without an argument, they succeed again. */
  readonly fail: (how?: Failing) => void;
  /** Sets the receiver of the reports about each e-mail: the account's event bus. */
  readonly reportTo: (put: (event: Report) => void) => void;
  /** Stops or resumes reports. SES does not guarantee that reports arrive. */
  readonly withholdReports: (withheld: boolean) => void;
  /** Sets what happens to e-mails to an address from now on. By default they arrive. */
  readonly receive: (address: string, how: Received) => void;
  close(): Promise<void>;
}

const part = z.strictObject({ Data: z.string(), Charset: z.literal('UTF-8') });

/** The part of `SendEmail` that is supported. */
const sendEmail = z.strictObject({
  ConfigurationSetName: z.string().min(1),
  FromEmailAddress: z.string().regex(/^[^<>]+ <[^\s@]+@[^\s@]+>$/),
  Destination: z.strictObject({ ToAddresses: z.array(z.email()).length(1) }),
  EmailTags: z
    .array(
      z.strictObject({
        Name: z.string().regex(/^[\w-]{1,256}$/),
        Value: z.string().regex(/^[\w.@-]{1,256}$/),
      }),
    )
    .default([]),
  Content: z.strictObject({
    Simple: z.strictObject({
      Subject: part,
      Body: z.strictObject({ Html: part, Text: part }),
      Headers: z.array(
        z.strictObject({
          // SES's rules: names contain letters and dashes, values contain printable ASCII.
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

const inOrder = (mails: readonly SentMail[]): SentMail[] =>
  mails.toSorted((one, other) => one.at.localeCompare(other.at));

const domainOf = (from: string): string => from.slice(from.lastIndexOf('@') + 1, -1);

interface Taking extends Pick<MailOptions, 'now' | 'authorize'> {
  readonly keep: (sent: SentMail, configurationSet: string) => void;
}

/** Accepts an e-mail as `SendEmail` does, if the request is signed, valid and allowed. */
function taken(call: Call, { now, authorize, keep }: Taking): Reply {
  const accessKeyId = signerOf(call, 'ses');
  if (accessKeyId === undefined)
    return refusedWith(403, 'AccessDeniedException', 'The request is not signed for ses.');
  const requested = sendEmail.safeParse(readJson(call));
  if (!requested.success) return refusedWith(400, 'BadRequestException', z.prettifyError(requested.error));
  const { FromEmailAddress: from, Destination, Content, EmailTags, ConfigurationSetName } = requested.data;
  const leave = authorize?.({ accessKeyId, action: 'ses:SendEmail', identity: domainOf(from) }) ?? true;
  if (leave !== true) return refusedWith(403, 'AccessDeniedException', leave);
  const { Subject, Body, Headers } = Content.Simple;
  const messageId = randomUUID();
  const sent = {
    messageId,
    at: now().toISOString(),
    from,
    to: Destination.ToAddresses,
    subject: Subject.Data,
    html: Body.Html.Data,
    text: Body.Text.Data,
    headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
    tags: Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, Value])),
  };
  keep(sent, ConfigurationSetName);
  return json(200, { MessageId: messageId });
}

/** Amazon SES, which delivers all e-mails into one mailbox that anyone can read. */
export async function createMail({ now, port, authorize }: MailOptions): Promise<MailEmulator> {
  const mails: SentMail[] = [];
  const delivered: SentMail[] = [];
  let failing: Failing | undefined;
  let put: ((event: Report) => void) | undefined;
  let isWithheld = false;
  const received = new Map<string, Received>();

  function keep(sent: SentMail, configurationSet: string): void {
    mails.push(sent);
    const how = received.get(sent.to[0] ?? '') ?? 'arrives';
    if (!isWithheld) for (const one of reportsOf(sent, configurationSet, how)) put?.(one);
  }

  const take = (call: Call): Reply => taken(call, { now, ...(authorize && { authorize }), keep });

  function answerSend(call: Call, outgoing: ServerResponse): void {
    if (failing?.when === 'before')
      return write(outgoing, refusedWith(failing.status, 'TooManyRequestsException', 'as scripted'));
    const reply = take(call);
    if (failing?.when === 'after')
      return write(outgoing, refusedWith(failing.status, 'InternalFailure', 'as scripted'));
    write(outgoing, reply);
  }

  const { url, close } = await serveCalls((call, outgoing) => {
    if (call.method === 'POST' && call.path === sendPath) return answerSend(call, outgoing);
    write(
      outgoing,
      answerMailbox(call, inOrder([...mails, ...delivered])) ??
        refusedWith(404, 'NotFoundException', 'no such operation'),
    );
  }, port);
  return {
    url,
    mails: () => mails,
    deliver: (mail) =>
      void delivered.push({
        ...mail,
        messageId: randomUUID(),
        at: now().toISOString(),
        text: '',
        headers: {},
        tags: {},
      }),
    fail: (how) => {
      failing = how;
    },
    reportTo: (given) => {
      put = given;
    },
    withholdReports: (withheld) => {
      isWithheld = withheld;
    },
    receive: (address, how) => {
      received.set(address, how);
    },
    close,
  };
}
