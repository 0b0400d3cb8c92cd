import * as z from 'zod';
import { mailReadBytesMax } from '#shared/core/mail/mail.ts';
import { environment } from '#functions/_platform/common/environment.ts';
import { keep } from '#functions/_platform/common/cache.ts';
import type { Http } from '#functions/_platform/ports/http.ts';
import { MailboxFailure, type OpenedMailbox, type Mailboxes } from '#functions/_platform/ports/mailboxes.ts';
import { askGoogle, findAtGoogle, findBodyAtGoogle, unexpectedResponse } from './client.ts';
import { mailboxAddress, profileOf } from './profile.ts';
import { tokenEndpoint } from './tokens.ts';
import { createHttp } from '../http.ts';

/** One byte more than is read of a mail, so that a longer mail is recognised by its length. */
const rawBytesMin = mailReadBytesMax + 1;
/** More than the other fields of a mail's response take together. */
const otherFieldsBytesMax = 256 * 1024;
/** Limits for reading one mail, as base64 within JSON. The rest of a longer response is not even received. */
const rawTerms = {
  timeoutMs: 30_000,
  bodyBytesMax: Math.ceil(rawBytesMin / 3) * 4 + otherFieldsBytesMax,
  longerBody: 'cut',
} as const;
const pageItems = 100;
/** Google's access tokens last an hour. They are replaced earlier, so that they do not expire during a request. */
const cacheLimits = { forMs: 50 * 60_000, itemsMax: 200 };

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

/**
 * The mail in a response, which may end in the middle of it. The name of the field cannot be part of another field's
 * text, where its quotation marks would be escaped.
 */
function rawIn(body: string): Buffer {
  const [all, text] = /"raw"\s*:\s*"([\w-]*)/.exec(body) ?? [];
  if (all === undefined || text === undefined) throw unexpectedResponse();
  const raw = Buffer.from(text, 'base64url');
  const isCut = body.endsWith(all);
  if (isCut && raw.length < rawBytesMin) throw unexpectedResponse();
  return raw;
}

/** The first header with that name. */
const fieldOf = ({ payload }: z.output<typeof headShape>, field: string): string =>
  payload?.headers.find(({ name }) => name.toLowerCase() === field)?.value ?? '';

/** The server that receives mail for Gmail. */
const receiver = 'mx.google.com';

/** Sends requests to Google with the cached access token, or with a new one. */
type Ask = <T>(question: (accessToken: string) => Promise<T>) => Promise<T>;

function mailboxOf(ask: Ask, http: Http, rootUrl: string): OpenedMailbox {
  const address = (what: string, query: Record<string, string>): string =>
    `${mailboxAddress(rootUrl)}/${what}?${new URLSearchParams(query)}`;
  const page = (pageToken: string | undefined) => ({
    maxResults: String(pageItems),
    ...(pageToken !== undefined && { pageToken }),
  });
  return {
    receiver,
    currentHistoryId: () =>
      ask(async (accessToken) => (await profileOf(http, rootUrl, accessToken)).historyId),
    since: (startHistoryId, token) =>
      ask(async (accessToken) => {
        const query = { ...page(token), startHistoryId, historyTypes: 'messageAdded' };
        const request = { url: address('history', query), accessToken };
        const answer = await findAtGoogle(http, request, historyShape);
        if (!answer) return undefined;
        const { history: records, nextPageToken, historyId } = answer;
        const ids = records.flatMap((one) => one.messagesAdded.map(({ message }) => message.id));
        const next = nextPageToken ?? undefined;
        return { ids, next, reached: next === undefined ? historyId : records.at(-1)?.id };
      }),
    after: (at, token) =>
      ask(async (accessToken) => {
        const q = `after:${Math.floor(at.getTime() / 1000)}`;
        const request = { url: address('messages', { ...page(token), q }), accessToken };
        const { messages, nextPageToken } = await askGoogle(http, request, listShape);
        return { ids: messages.map(({ id }) => id), next: nextPageToken ?? undefined };
      }),
    head: (id) =>
      ask(async (accessToken) => {
        const query = { format: 'metadata', metadataHeaders: 'From' };
        const request = { url: address(`messages/${encodeURIComponent(id)}`, query), accessToken };
        const head = await findAtGoogle(http, request, headShape);
        if (!head) return undefined;
        const { labelIds: labels, sizeEstimate: sizeBytes, internalDate } = head;
        return {
          from: fieldOf(head, 'from'),
          labels,
          sizeBytes,
          receivedAt: new Date(Number(internalDate)),
        };
      }),
    raw: (id) =>
      ask(async (accessToken) => {
        const url = address(`messages/${encodeURIComponent(id)}`, { format: 'raw' });
        const body = await findBodyAtGoogle(http, { url, accessToken, ...rawTerms });
        return body === undefined ? undefined : rawIn(body);
      }),
  };
}

const isRefusedAccess = (error: unknown): boolean =>
  error instanceof MailboxFailure && error.kind === 'revoked';

/** Gmail mailboxes, read with their owners' consent. */
export function googleMailboxes(): Mailboxes {
  const { GMAIL_BASE_URL } = environment('GMAIL_BASE_URL');
  const http = createHttp();
  const tokens = tokenEndpoint(http);
  const accesses = keep<string>(cacheLimits);
  const askingFor =
    (refreshToken: string): Ask =>
    async (question) => {
      let isNew = false;
      const access = () =>
        accesses.get(refreshToken, () => {
          isNew = true;
          return tokens.access(refreshToken);
        });
      try {
        return await question(await access());
      } catch (error) {
        // An access token that Google has revoked is invalid before its expiry. The cached token is dropped, and only
        // the response to a new one counts.
        accesses.forget(refreshToken);
        if (isNew || !isRefusedAccess(error)) throw error;
        return question(await access());
      }
    };
  return { open: (refreshToken) => mailboxOf(askingFor(refreshToken), http, GMAIL_BASE_URL) };
}
