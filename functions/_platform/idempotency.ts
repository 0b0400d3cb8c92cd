import * as z from 'zod';
import { errorCodes, finding, statusOf, type ErrorCode } from '#shared/contracts/errors.ts';
import { Failure } from '#shared/contracts/failure.ts';
import {
  idempotencyKeyHours,
  idempotencyLeaseSeconds,
  inProgressRetrySeconds,
  replayedHeader,
} from '#shared/contracts/idempotency.ts';
import type { AnyOperation } from '#shared/contracts/operation.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { IdempotencyKeyEntity } from '#functions/_data/studio/idempotency-key.ts';
import { Reply } from './http-answer.ts';
import { sealNonceBytes, secretsOf, type KeySecrets } from './idempotency-key.ts';
import type { Base } from './ports/base.ts';
import { failureOf } from './problem.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/**
 * A longer encrypted answer is not stored. A repeated request then learns that the change was made and that it should
 * reload the page.
 */
export const sealedAnswerCharactersMax = 32 * 1024;

/** A request with an idempotency key. */
export interface Keyed {
  readonly contract: AnyOperation;
  readonly studioId: string;
  readonly key: string;
  readonly input: object;
}

/**
 * A stored answer: the operation's output, or the reason for a refusal. Every operation contains this schema, but only a
 * repeated request needs it, so it is created on first use.
 */
const stored = z.lazy(() =>
  z.union([
    z.strictObject({
      body: z.unknown(),
      status: z.int().optional(),
      cookies: z.array(z.string()).optional(),
      headers: z.record(z.string(), z.string()).optional(),
    }),
    z.strictObject({
      refused: z.strictObject({ code: z.enum(errorCodes), message: z.string(), findings: z.array(finding) }),
    }),
  ]),
);
type Stored = z.output<typeof stored>;

const inProgress = (): Failure =>
  new Failure(
    'in-progress',
    'This request is still being processed. Please try again in a moment.',
    [],
    undefined,
    inProgressRetrySeconds,
  );

const reused = (): Failure =>
  new Failure('key-reused', 'This idempotency key was used for another request. Please use a new one.');

const answerLost = (): Failure =>
  new Failure('conflict', 'This was already done. Reload the page to see the result.');

/** Whether a refusal is the answer to the request, rather than to this attempt only. */
const isAnswer = (code: ErrorCode): boolean => statusOf[code] < 500 && code !== 'too-many-requests';

function replayed(stored: Stored): Reply<unknown> {
  if ('refused' in stored) {
    const { code, message, findings } = stored.refused;
    throw new Failure(code, message, findings);
  }
  const { body, headers, status, cookies } = stored;
  return new Reply(body, {
    headers: { ...headers, [replayedHeader]: 'true' },
    ...(status !== undefined && { status }),
    ...(cookies && { cookies }),
  });
}

/** The lease of one attempt, and how it ends. */
class Attempt {
  readonly #table: StudioTable;
  readonly #item: { readonly studioId: string; readonly digest: string; readonly fingerprint: string };
  readonly #secrets: KeySecrets;
  readonly #deps: Base;

  constructor(table: StudioTable, { contract, studioId, key, input }: Keyed, deps: Base) {
    this.#table = table;
    this.#secrets = secretsOf(key, studioId, contract.id);
    const { digest, fingerprintOf } = this.#secrets;
    this.#item = { studioId, digest, fingerprint: fingerprintOf(input) };
    this.#deps = deps;
  }

  #expiresAtSeconds(): number {
    return Math.floor(this.#deps.clock.now().getTime() / 1000) + idempotencyKeyHours * 3600;
  }

  /**
   * Takes the lease.
   *
   * @returns the first attempt's answer, if there is one
   */
  async begin(): Promise<Reply<unknown> | undefined> {
    const now = this.#deps.clock.now();
    const nowIso = now.toISOString();
    const leaseUntil = new Date(now.getTime() + idempotencyLeaseSeconds * 1000).toISOString();
    const { fingerprint } = this.#item;
    const put = this.#table.of(IdempotencyKeyEntity).put({
      ...this.#item,
      state: 'begun',
      leaseUntil,
      expiresAtSeconds: this.#expiresAtSeconds(),
    });
    const isFirst = await unlessRefused(() =>
      put
        .where((item, { notExists, eq, lt }) =>
          [
            notExists(item.digest),
            // The table deletes expired items late.
            lt(item.expiresAtSeconds, Math.floor(now.getTime() / 1000)),
            eq(item.state, 'released'),
            `(${eq(item.state, 'begun')} AND ${lt(item.leaseUntil, nowIso)} AND ${eq(item.fingerprint, fingerprint)})`,
          ].join(' OR '),
        )
        .go(),
    );
    return isFirst ? undefined : await this.#first();
  }

  async #first(): Promise<Reply<unknown>> {
    const { data } = await this.#table.of(IdempotencyKeyEntity).get(this.#item).go({ consistent: true });
    if (data && data.fingerprint !== this.#item.fingerprint) throw reused();
    if (data?.state !== 'done') throw inProgress();
    if (data.sealedAnswer === undefined) throw answerLost();
    return replayed(stored.parse(this.#secrets.open(data.sealedAnswer)));
  }

  async finish(answer: Stored): Promise<void> {
    const sealed = this.#secrets.seal(answer, this.#deps.random.bytes(sealNonceBytes));
    await this.#table
      .of(IdempotencyKeyEntity)
      .put({
        ...this.#item,
        state: 'done',
        expiresAtSeconds: this.#expiresAtSeconds(),
        ...(sealed.length <= sealedAnswerCharactersMax && { sealedAnswer: sealed }),
      })
      .go();
  }

  async release(): Promise<void> {
    await this.#table
      .of(IdempotencyKeyEntity)
      .put({
        ...this.#item,
        state: 'released',
        expiresAtSeconds: this.#expiresAtSeconds(),
      })
      .go();
  }
}

function storedOf(contract: AnyOperation, result: unknown): Stored {
  const { body, parts } = result instanceof Reply ? (result as Reply<unknown>) : new Reply(result, {});
  const { status, cookies, headers } = parts;
  return {
    body: contract.output.parse(body),
    ...(status !== undefined && { status }),
    ...(cookies && { cookies: [...cookies] }),
    ...(headers && { headers: { ...headers } }),
  };
}

/** Ends an attempt that was refused or that failed, and stores the reason. */
async function ended(attempt: Attempt, thrown: unknown): Promise<never> {
  const { code, message, findings } = failureOf(thrown);
  if (isAnswer(code)) await attempt.finish({ refused: { code, message, findings: [...findings] } });
  else await attempt.release();
  throw thrown;
}

/**
 * Makes a change once per idempotency key. A repeat within a day gets the first answer, even if that was a refusal. An
 * attempt that fails because of an internal error or too many requests releases the key at once. If the process dies,
 * the key is released when its lease expires.
 *
 * @param work makes the change and answers
 * @throws {Failure} `in-progress` while the first attempt is working, `key-reused` if the key was used with other
 * input, and whatever `work` throws
 */
export async function idempotently<T>(
  table: StudioTable,
  requested: Keyed,
  deps: Base,
  work: () => Promise<T>,
): Promise<T | Reply<unknown>> {
  const attempt = new Attempt(table, requested, deps);
  const first = await attempt.begin();
  if (first) return first;
  let result: T;
  let answer: Stored;
  try {
    result = await work();
    answer = storedOf(requested.contract, result);
  } catch (thrown) {
    return ended(attempt, thrown);
  }
  await attempt.finish(answer);
  return result;
}
