import * as z from 'zod';
import type { Allowance } from './allowances.ts';
import type { ErrorCode } from './errors.ts';
import type { RequestPace } from './pace.ts';

/**
 * Who may call an operation. Each level includes the one before it: `public` needs nothing, `signed-in` a valid access
 * token, `subscriber` a studio with an active subscription or trial, `superadmin` membership of the group of that name
 * (no subscription needed).
 */
export type Access = 'public' | 'signed-in' | 'subscriber' | 'superadmin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An operation without its types. */
export interface AnyOperation {
  readonly id: string;
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  readonly body: z.ZodObject;
  /** The handler receives the body as raw bytes, to check a signature; `body` is empty. */
  readonly raw: boolean;
  /** Number of seconds for which a browser or a cache may reuse an answer. */
  readonly cacheSeconds: number;
  /** The maximum number of calls per account and hour, if limited. */
  readonly allowance: Allowance | undefined;
  /** The request rate that its route accepts from all callers together. */
  readonly pace: RequestPace;
  /** Whether it changes something: a request may then carry an idempotency key, and our own client always sends one. */
  readonly takesKey: boolean;
  /** Why it takes no idempotency key although it is not a `GET` and the caller is signed in. */
  readonly withoutKey: string | undefined;
  /** The status of its answer: 202 if the work continues after the answer. */
  readonly status: 200 | 202;
  readonly output: z.ZodType;
  readonly errors: readonly ErrorCode[];
}

const none = z.strictObject({});
type None = typeof none;

const paceOf = (method: Method, allowance: Allowance | undefined): RequestPace =>
  allowance !== undefined ? 'costly' : method === 'GET' ? 'read' : 'write';

/**
 * An operation with an allowance can refuse because it is used up, and one with an idempotency key because the key was
 * used before.
 */
const errorsOf = (
  given: readonly ErrorCode[],
  allowance: Allowance | undefined,
  takesKey: boolean,
): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...given,
    ...(allowance === undefined ? [] : (['too-many-requests'] as const)),
    ...(takesKey ? (['in-progress', 'key-reused'] as const) : []),
  ]),
];

/**
 * One operation of the product's API: everything public about it.
 *
 * @param spec `id` is `<capability>.<verb>` and names the files that implement it; `path` begins with `/api/` and
 * contains one `{name}` for each field of `params`; `params`, `query` and `body` are strict object schemas whose
 * field names differ from each other, because a caller passes one flat object; `errors` are the codes beyond those
 * that every operation of its access level can return; `cacheSeconds` is for answers that are the same for
 * everybody, and without it nothing is cached; `allowance` is for operations that cost money or call other services:
 * each call uses one of the caller's hourly calls; `pace` follows from these two and the method if omitted; `status`
 * is 202 if the work continues after the answer. Everything but a `GET` takes an idempotency key from a signed-in
 * caller, unless `withoutKey` says why not.
 */
export const operation = <
  const Id extends string,
  O extends z.ZodType,
  P extends z.ZodObject = None,
  Q extends z.ZodObject = None,
  B extends z.ZodObject = None,
  const A extends Access = Access,
  const R extends boolean = false,
>(spec: {
  id: Id;
  method: Method;
  path: `/api/${string}`;
  access: A;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  raw?: R;
  cacheSeconds?: number;
  allowance?: Allowance;
  pace?: RequestPace;
  withoutKey?: string;
  status?: 200 | 202;
  output: O;
  errors?: readonly ErrorCode[];
}) => {
  const takesKey = spec.method !== 'GET' && spec.access !== 'public' && spec.withoutKey === undefined;
  return {
    ...spec,
    params: (spec.params ?? none) as P,
    query: (spec.query ?? none) as Q,
    body: (spec.body ?? none) as B,
    raw: (spec.raw ?? false) as R,
    cacheSeconds: spec.cacheSeconds ?? 0,
    allowance: spec.allowance,
    pace: spec.pace ?? paceOf(spec.method, spec.allowance),
    takesKey,
    withoutKey: spec.withoutKey,
    status: spec.status ?? 200,
    errors: errorsOf(spec.errors ?? [], spec.allowance, takesKey),
  };
};

/** A part without fields adds nothing; zod's own type for it would forbid the fields of the other parts. */
type Parsed<S extends z.ZodObject> = keyof S['shape'] extends never ? unknown : z.output<S>;
type Sent<S extends z.ZodObject> = keyof S['shape'] extends never ? unknown : z.input<S>;

/** The input of a handler: path, query and body fields as one object, parsed. */
export type InputOf<Op extends AnyOperation> = Parsed<Op['params']> &
  Parsed<Op['query']> &
  Parsed<Op['body']>;

/** The input that a caller may send: as `InputOf`, with defaults left out. */
export type RequestOf<Op extends AnyOperation> = Sent<Op['params']> & Sent<Op['query']> & Sent<Op['body']>;

/** The output of an operation. */
export type OutputOf<Op extends AnyOperation> = z.output<Op['output']>;
