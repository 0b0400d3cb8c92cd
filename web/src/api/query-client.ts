import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import * as messages from '#messages/api';
import { dismiss, endErrorsOf, notify, type Notice } from '../ui/notices.ts';
import { readEarlyAtMs } from './early.ts';
import { isPassing, messageOf } from './problem.ts';
import { recordRefusal } from './refusals.ts';

type NoticeText = string | Omit<Notice, 'id' | 'type'>;

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Shown while the change is in progress. */
      progress?: string;
      /** Shown after success; a function gets the response. */
      success?: NoticeText | ((answer: never) => NoticeText);
      /**
       * The header above the reason after a failure. A function may return the whole message, or undefined to show
       * none.
       */
      failure?: string | ((error: Error) => NoticeText | undefined);
    };
    queryMeta: { failure?: string };
  }
}

const asNotice = (message: NoticeText): Omit<Notice, 'id' | 'type'> =>
  typeof message === 'string' ? { content: message } : message;

const noticeId = (mutationId: number): string => `mutation-${mutationId}`;

const show = (id: number, type: Notice['type'], message: NoticeText): string =>
  notify({ ...asNotice(message), type, id: noticeId(id) });

/** Replaces the progress message with another one, or removes it. */
function conclude(id: number, type: Notice['type'], message: NoticeText | undefined): void {
  if (message) show(id, type, message);
  else dismiss(noticeId(id));
}

type MutationMeta = { failure?: string | ((error: Error) => NoticeText | undefined) } | undefined;

/** A name for the step: its failure message without the reason. */
function stepOf(meta: MutationMeta): string | undefined {
  const { failure } = meta ?? {};
  const message = typeof failure === 'function' ? failure(new Error('')) : failure;
  const said = typeof message === 'object' ? (message.header ?? message.content) : message;
  return typeof said === 'string' && said !== '' ? said : undefined;
}

const mutationCache = new MutationCache({
  onMutate: (_variables, { meta, mutationId }) => {
    if (meta?.progress) show(mutationId, 'in-progress', meta.progress);
  },
  onSuccess: (answer, _variables, _context, { meta, mutationId }) => {
    const message = typeof meta?.success === 'function' ? meta.success(answer as never) : meta?.success;
    endErrorsOf(stepOf(meta));
    conclude(mutationId, 'success', message);
  },
  onError: (error, _variables, _context, { meta, mutationId }) => {
    recordRefusal(error);
    const message =
      typeof meta?.failure === 'function'
        ? meta.failure(error)
        : { header: meta?.failure ?? messages.thatDidNotWork, content: messageOf(error) };
    const step = stepOf(meta);
    conclude(mutationId, 'error', message && { ...asNotice(message), step });
  },
});

const queryCache = new QueryCache({
  onSuccess: (data, query) => {
    const dataUpdatedAt = readEarlyAtMs(data);
    if (dataUpdatedAt !== undefined) query.setState({ dataUpdatedAt });
    if (query.meta?.failure) dismiss(query.queryHash);
  },
  onError: (error, query) => {
    recordRefusal(error);
    // If a first load fails, its page says so; only a failed refresh of displayed data needs a message.
    if (query.state.data === undefined || !query.meta?.failure) return;
    notify({ id: query.queryHash, type: 'error', header: query.meta.failure, content: messageOf(error) });
  },
});

export const queryClient = new QueryClient({
  queryCache,
  mutationCache,
  defaultOptions: {
    // Without a connection a call fails and shows a message; otherwise people would believe that a change waiting for
    // the network is saved.
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && isPassing(error),
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});
