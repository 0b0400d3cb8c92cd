import type { gmail_v1 } from '@googleapis/gmail';
import * as z from 'zod';
import { environment } from '../common/environment.ts';
import { keep } from '../common/kept.ts';
import { MailboxFailure, type Mailbox, type Mailboxes } from '../ports/mailboxes.ts';
import { apiOf, asked, isMissing, oauthClients, profileOf, requestOptions, shaped } from './google-client.ts';

/** A mail of 25 MB, in base64 within JSON. */
const rawTimeoutMs = 30_000;
const rawBytesMax = 36 * 1024 * 1024;
const rawOptions = { ...requestOptions, timeout: rawTimeoutMs, maxContentLength: rawBytesMax };
const pageItems = 100;
/** Google's access lasts an hour; the client asks for the next one by itself. */
const keptLimits = { forMs: 60 * 60_000, itemsMax: 200 };

/** The answer, or undefined where Google says that there is no such thing. */
const found = <T>(work: Promise<T>): Promise<T | undefined> =>
  asked(
    work.catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    }),
  );

const idsShape = z.array(z.object({ id: z.string().regex(/^[0-9a-f]{1,32}$/i) })).default([]);
const historyShape = z.object({
  history: z
    .array(
      z.object({
        id: z.string().regex(/^\d+$/),
        messagesAdded: z.array(z.object({ message: z.object({ id: z.string() }) })).default([]),
      }),
    )
    .default([]),
  nextPageToken: z.string().nullish(),
  historyId: z.string().regex(/^\d+$/),
});
const listShape = z.object({ messages: idsShape, nextPageToken: z.string().nullish() });
const headShape = z.object({
  labelIds: z.array(z.string()).default([]),
  sizeEstimate: z.int().min(0),
  internalDate: z.string().regex(/^\d+$/),
  payload: z
    .object({ headers: z.array(z.object({ name: z.string(), value: z.string() })).default([]) })
    .optional(),
});
const rawShape = z.object({ raw: z.string() });

/** The first field of that name. */
const fieldOf = ({ payload }: z.output<typeof headShape>, field: string): string =>
  payload?.headers.find(({ name }) => name.toLowerCase() === field)?.value ?? '';

/** The server that receives Gmail's mails. */
const receiver = 'mx.google.com';

/** Asks Google by what was agreed with it. */
type Ask = <T>(question: (api: gmail_v1.Gmail) => Promise<T>) => Promise<T>;

function mailboxOf(ask: Ask): Mailbox {
  const userId = 'me';
  const page = (pageToken: string | undefined) => ({
    userId,
    maxResults: pageItems,
    ...(pageToken !== undefined && { pageToken }),
  });
  return {
    receiver,
    currentHistoryId: () => ask(async (api) => (await profileOf(api)).historyId),
    since: (startHistoryId, token) =>
      ask(async ({ users: { history } }) => {
        const query = { ...page(token), startHistoryId, historyTypes: ['messageAdded'] };
        const answer = await found(history.list(query, requestOptions));
        if (!answer) return undefined;
        const { history: records, nextPageToken, historyId } = shaped(historyShape, answer.data);
        const ids = records.flatMap((one) => one.messagesAdded.map(({ message }) => message.id));
        const next = nextPageToken ?? undefined;
        return { ids, next, reached: next === undefined ? historyId : records.at(-1)?.id };
      }),
    after: (at, token) =>
      ask(async ({ users }) => {
        const q = `after:${Math.floor(at.getTime() / 1000)}`;
        const { data } = await asked(users.messages.list({ ...page(token), q }, requestOptions));
        const { messages, nextPageToken } = shaped(listShape, data);
        return { ids: messages.map(({ id }) => id), next: nextPageToken ?? undefined };
      }),
    head: (id) =>
      ask(async ({ users }) => {
        const metadataHeaders = ['From'];
        const query = { userId, id, format: 'metadata', metadataHeaders };
        const answer = await found(users.messages.get(query, requestOptions));
        if (!answer) return undefined;
        const head = shaped(headShape, answer.data);
        const { labelIds: labels, sizeEstimate: sizeBytes, internalDate } = head;
        return {
          from: fieldOf(head, 'from'),
          labels,
          sizeBytes,
          receivedAt: new Date(Number(internalDate)),
        };
      }),
    raw: (id) =>
      ask(async ({ users }) => {
        const answer = await found(users.messages.get({ userId, id, format: 'raw' }, rawOptions));
        return answer && Buffer.from(shaped(rawShape, answer.data).raw, 'base64url');
      }),
  };
}

const isRefusedAccess = (error: unknown): boolean =>
  error instanceof MailboxFailure && error.kind === 'revoked';

/** Mailboxes of Gmail, read with the leave of whose they are. */
export function googleMailboxes(): Mailboxes {
  const { GMAIL_BASE_URL } = environment('GMAIL_BASE_URL');
  const clientFor = oauthClients();
  const apis = keep<gmail_v1.Gmail>(keptLimits);
  return {
    open: (refreshToken) =>
      mailboxOf(async (question) => {
        let isNew = false;
        const api = () =>
          apis.get(refreshToken, async () => {
            isNew = true;
            const client = await clientFor();
            client.setCredentials({ refresh_token: refreshToken });
            return apiOf(client, GMAIL_BASE_URL);
          });
        try {
          return await question(await api());
        } catch (error) {
          // An access that Google ended is no longer good, whatever its time: only what a new one hears is believed.
          apis.forget(refreshToken);
          if (isNew || !isRefusedAccess(error)) throw error;
          return question(await api());
        }
      }),
  };
}
