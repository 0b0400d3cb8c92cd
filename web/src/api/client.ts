import type { Problem } from '../../../shared/contracts/errors.ts';
import type { AnyOperation, OutputOf } from '../../../shared/contracts/operation.ts';
import type * as z from 'zod';
import { ApiProblem } from './problem.ts';
import { toWire } from './request.ts';

export const callTimeoutMs = 20_000;

export interface ClientSettings {
  /** The access token of who is signed in; undefined when nobody is. */
  accessToken: () => Promise<string | undefined>;
  /** Checks every answer against its contract. */
  checkAnswers: boolean;
  /** Where the server is; the page's own origin by default. */
  origin?: string;
}

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** An operation without, say, a query has an empty schema there, whose own type would forbid every field. */
type Fields<S extends z.ZodObject> = keyof S['shape'] extends never ? unknown : z.input<S>;

/** What a caller gives: the fields of path, query and body as one object; those with defaults may be left out. */
type Sent<Op extends AnyOperation> = Fields<Op['params']> & Fields<Op['query']> & Fields<Op['body']> & object;

export type Call = <Op extends AnyOperation>(
  operation: Op,
  input: Sent<Op>,
  options?: CallOptions,
) => Promise<OutputOf<Op>>;

function signalOf({ signal, timeoutMs = callTimeoutMs }: CallOptions): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

function noAnswer(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new ApiProblem('timeout', 'The server took too long to answer. Please try again.');
  return new ApiProblem('network', 'The server could not be reached. Check your connection and try again.');
}

async function problemOf(answer: Response): Promise<ApiProblem> {
  const isProblem = answer.headers.get('content-type')?.includes('application/problem+json');
  const found = isProblem ? ((await answer.json()) as Problem) : undefined;
  if (!found)
    return new ApiProblem(
      answer.status === 401 ? 'unauthenticated' : 'unavailable',
      'The server could not answer.',
      {
        status: answer.status,
      },
    );
  return new ApiProblem(found.code, found.detail, {
    status: answer.status,
    requestId: found.requestId,
    ...(found.findings && { findings: found.findings }),
    ...(found.findingsTotal !== undefined && { findingsTotal: found.findingsTotal }),
  });
}

/** Makes the function through which everything is asked of the server. It throws ApiProblem, or the caller's own abort. */
export function createClient(settings: ClientSettings): Call {
  const send = async (operation: AnyOperation, input: object, options: CallOptions): Promise<Response> => {
    const { method, url, body } = toWire(operation, { ...input });
    const token = operation.access === 'public' ? undefined : await settings.accessToken();
    const headers = new Headers({ accept: 'application/json' });
    if (body !== null) headers.set('content-type', 'application/json');
    if (token) headers.set('authorization', `Bearer ${token}`);
    return await fetch(`${settings.origin ?? ''}${url}`, {
      method,
      headers,
      body,
      signal: signalOf(options),
    });
  };
  return async (operation, input, options = {}) => {
    try {
      const answer = await send(operation, input, options);
      if (!answer.ok) throw await problemOf(answer);
      const output: unknown = await answer.json();
      return (settings.checkAnswers ? operation.output.parse(output) : output) as OutputOf<typeof operation>;
    } catch (error) {
      throw error instanceof ApiProblem || !isTransport(error) ? error : noAnswer(error, options.signal);
    }
  };
}

/** fetch reports a failed connection as TypeError, a time limit or an abort as DOMException. */
const isTransport = (error: unknown): boolean => error instanceof TypeError || error instanceof DOMException;
