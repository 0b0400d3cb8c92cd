import { json } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import { findRoute, type Route } from '../_shared/routes.ts';
import { accountOf, type Account, type Message } from './state.ts';
import type { World } from './world.ts';

const readScope = 'https://www.googleapis.com/auth/gmail.readonly';
const pageItemsDefault = 100;
const pageItemsMax = 500;
const addressPattern = /<([^<>\s]+@[^<>\s]+)>|([^<>\s,]+@[^<>\s,]+)/;

const refused = (code: number, status: string, reason: string, message: string): Reply =>
  json(code, { error: { code, message, status, errors: [{ message, domain: 'global', reason }] } });

const notFound = (): Reply => refused(404, 'NOT_FOUND', 'notFound', 'Requested entity was not found.');
const badRequest = (message: string): Reply =>
  refused(400, 'FAILED_PRECONDITION', 'failedPrecondition', message);

const bytesOf = ({ raw }: Message): Buffer => Buffer.from(raw, 'base64');

/** The header fields of an e-mail, unfolded. */
function headersOf(message: Message): { name: string; value: string }[] {
  const [head = ''] = bytesOf(message)
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1);
  return head
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const colon = line.indexOf(':');
      return colon < 1 ? [] : [{ name: line.slice(0, colon), value: line.slice(colon + 1).trim() }];
    });
}

export const headerOf = (message: Message, name: string): string =>
  headersOf(message).find((one) => one.name.toLowerCase() === name)?.value ?? '';

const senderOf = (message: Message): string => {
  const found = addressPattern.exec(headerOf(message, 'from'));
  return (found?.[1] ?? found?.[2] ?? '').toLowerCase();
};

const namesOf = ({ id, threadId }: Message) => ({ id, threadId });

interface Page<T> {
  readonly items: T[];
  readonly next: string | undefined;
}

/** One page of a list. If ids should repeat, each page begins with the end of the previous one, twice. */
function pageOf<T>(all: readonly T[], { query }: Call, repeats: boolean): Page<T> | undefined {
  const size = Math.min(Number(query.get('maxResults') ?? pageItemsDefault), pageItemsMax);
  const from = Number(query.get('pageToken') ?? 0);
  if (!Number.isInteger(size) || size < 1 || !Number.isInteger(from) || from < 0) return undefined;
  const items = all.slice(from, from + size);
  const again = repeats ? all.slice(Math.max(0, from - 1), from + 1) : [];
  return {
    items: [...again, ...items],
    next: from + size < all.length ? String(from + size) : undefined,
  };
}

interface Context {
  readonly account: Account;
}
type ApiRoute = Route<Context>;

const profile: ApiRoute['answer'] = ({ account }) =>
  json(200, {
    emailAddress: account.email,
    messagesTotal: account.messages.length,
    threadsTotal: account.messages.length,
    historyId: String(account.historyId),
  });

const labels: ApiRoute['answer'] = () =>
  json(200, {
    labels: ['INBOX', 'SPAM', 'TRASH', 'UNREAD', 'SENT', 'DRAFT'].map((id) => ({
      id,
      name: id,
      type: 'system',
    })),
  });

const history: ApiRoute['answer'] = ({ account }, call) => {
  const start = Number(call.query.get('startHistoryId'));
  if (!Number.isInteger(start) || start < 1) return badRequest('Missing or invalid startHistoryId.');
  if (start < account.historyFrom) return notFound();
  const added = account.messages.filter(({ historyId }) => historyId > start);
  const page = pageOf(added, call, account.repeats);
  if (!page) return badRequest('Invalid pageToken.');
  const records = page.items.map((message) => ({
    id: String(message.historyId),
    messages: [namesOf(message)],
    messagesAdded: [{ message: { ...namesOf(message), labelIds: message.labelIds } }],
  }));
  return json(200, {
    ...(records.length > 0 && { history: records }),
    ...(page.next !== undefined && { nextPageToken: page.next }),
    historyId: String(account.historyId),
  });
};

/** `after:SECONDS` and `from:(a OR b)` of Gmail's search. */
function wantedBy(search: string): (message: Message) => boolean {
  const after = Number(/after:(\d+)/.exec(search)?.[1] ?? 0);
  const from = /from:\(([^)]*)\)|from:(\S+)/.exec(search);
  const senders = (from?.[1] ?? from?.[2] ?? '')
    .toLowerCase()
    .split(/ or |\s+/)
    .filter(Boolean);
  return (message) =>
    message.receivedMs / 1000 > after && (senders.length === 0 || senders.includes(senderOf(message)));
}

const isHidden = ({ labelIds }: Message): boolean => labelIds.includes('SPAM') || labelIds.includes('TRASH');

const list: ApiRoute['answer'] = ({ account }, call) => {
  const all = call.query.get('includeSpamTrash') === 'true';
  const wanted = wantedBy(call.query.get('q') ?? '');
  const found = account.messages
    .filter((message) => message.raw !== '' && wanted(message) && (all || !isHidden(message)))
    .toReversed();
  const page = pageOf(found, call, account.repeats);
  if (!page) return badRequest('Invalid pageToken.');
  return json(200, {
    ...(page.items.length > 0 && { messages: page.items.map(namesOf) }),
    ...(page.next !== undefined && { nextPageToken: page.next }),
    resultSizeEstimate: found.length,
  });
};

const get: ApiRoute['answer'] = ({ account }, { query }, { id }) => {
  const message = account.messages.find((one) => one.id === id);
  if (!message || message.raw === '') return notFound();
  const bytes = bytesOf(message);
  const about = {
    ...namesOf(message),
    labelIds: message.labelIds,
    snippet: '',
    sizeEstimate: bytes.length,
    historyId: String(message.historyId),
    internalDate: String(message.receivedMs),
  };
  switch (query.get('format') ?? 'full') {
    case 'minimal':
      return json(200, about);
    case 'raw':
      return json(200, { ...about, raw: bytes.toString('base64url') });
    case 'metadata': {
      const wanted = query.getAll('metadataHeaders').map((name) => name.toLowerCase());
      const headers = headersOf(message).filter(
        ({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()),
      );
      return json(200, { ...about, payload: { headers } });
    }
    default:
      return badRequest('Only the formats minimal, metadata and raw are supported.');
  }
};

const root = '/gmail/v1/users/:user';
const routes: readonly ApiRoute[] = [
  { method: 'GET', path: `${root}/profile`, answer: profile },
  { method: 'GET', path: `${root}/labels`, answer: labels },
  { method: 'GET', path: `${root}/history`, answer: history },
  { method: 'GET', path: `${root}/messages`, answer: list },
  { method: 'GET', path: `${root}/messages/:id`, answer: get },
];

/** The part of Gmail's REST API that is needed to read a mailbox. */
export function answerGmail(world: World, call: Call): Reply {
  const found = findRoute(routes, call);
  if (found.kind !== 'found') return notFound();
  const given = (call.headers['authorization'] ?? '').replace(/^Bearer /, '');
  const access = world.accesses.get(given);
  const grant = world.state.grants.find(({ refreshToken }) => refreshToken === access?.refreshToken);
  if (!access || !grant || access.endsAtMs <= world.now().getTime())
    return refused(401, 'UNAUTHENTICATED', 'authError', 'Invalid Credentials');
  if (!grant.scopes.includes(readScope))
    return refused(
      403,
      'PERMISSION_DENIED',
      'insufficientPermissions',
      'Request had insufficient authentication scopes.',
    );
  return found.route.answer({ account: accountOf(world.state, access.email) }, call, found.params);
}
