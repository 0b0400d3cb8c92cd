import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { storedState } from '../_shared/stored-state.ts';

const message = z.strictObject({
  id: z.string(),
  threadId: z.string(),
  labelIds: z.array(z.string()),
  /** The e-mail's position in the mailbox's history. */
  historyId: z.int(),
  receivedMs: z.number(),
  /** The original e-mail in Base64. */
  raw: z.string(),
});

const account = z.strictObject({
  email: z.string(),
  historyId: z.int(),
  /** History before this position is no longer available. */
  historyFrom: z.int(),
  messages: z.array(message),
  /** Whether lists name some messages twice, on the same page and on the next. */
  repeats: z.boolean(),
});

const grant = z.strictObject({
  refreshToken: z.string(),
  email: z.string(),
  scopes: z.array(z.string()),
});

const shape = z.strictObject({ accounts: z.array(account), grants: z.array(grant), lastId: z.int() });

export type State = z.output<typeof shape>;
export type Account = z.output<typeof account>;
export type Message = z.output<typeof message>;
export type Grant = z.output<typeof grant>;

/** A mailbox's history begins with an arbitrary number, like Gmail's. */
const firstHistoryId = 1_000;

/** The state of Google. Stored in a file if one is given. */
export const loadState = (file: string | undefined) =>
  storedState(file, shape, { accounts: [], grants: [], lastId: 0 });

export const newSecret = (prefix: string): string => `${prefix}${randomBytes(24).toString('base64url')}`;

/** The account of an address; created if it does not exist. */
export function accountOf(state: State, email: string): Account {
  const known = state.accounts.find((one) => one.email === email);
  if (known) return known;
  const made = {
    email,
    historyId: firstHistoryId,
    historyFrom: firstHistoryId,
    messages: [],
    repeats: false,
  };
  state.accounts.push(made);
  return made;
}

export interface NewMessage {
  readonly raw: Uint8Array;
  readonly receivedAt: Date;
  readonly labelIds?: readonly string[];
}

/** Adds an e-mail to a mailbox. */
export function deliver(state: State, email: string, { raw, receivedAt, labelIds }: NewMessage): Message {
  const to = accountOf(state, email);
  state.lastId += 1;
  to.historyId += 1;
  const id = state.lastId.toString(16).padStart(16, '0');
  const made = {
    id,
    threadId: id,
    labelIds: [...(labelIds ?? ['INBOX', 'UNREAD'])],
    historyId: to.historyId,
    receivedMs: receivedAt.getTime(),
    raw: Buffer.from(raw).toString('base64'),
  };
  to.messages.push(made);
  return made;
}

/** Troubles of an account, by name. Each lasts until its opposite is chosen. */
export const troubles = {
  /** Deletes the history so far, so that a request from an earlier position finds nothing. */
  'history-gone': ({ account: one }: Trouble) => {
    one.historyId += 1_000;
    one.historyFrom = one.historyId;
  },
  /** The person revoked the consent. */
  'grant-revoked': ({ state, account: one }: Trouble) => {
    state.grants = state.grants.filter(({ email }) => email !== one.email);
  },
  /** The consent exists, without the right to read mails. */
  'scope-lost': ({ state, account: one }: Trouble) => {
    for (const held of state.grants.filter(({ email }) => email === one.email)) held.scopes = ['openid'];
  },
  'ids-repeat': ({ account: one }: Trouble) => {
    one.repeats = true;
  },
  'ids-once': ({ account: one }: Trouble) => {
    one.repeats = false;
  },
  /** Every mail is deleted permanently, but is still in the history. */
  'mails-deleted': ({ account: one }: Trouble) => {
    for (const mail of one.messages) mail.raw = '';
  },
} as const;

export interface Trouble {
  readonly state: State;
  readonly account: Account;
}
export type TroubleName = keyof typeof troubles;
export const troubleNames = Object.keys(troubles) as [TroubleName, ...TroubleName[]];
