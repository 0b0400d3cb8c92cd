import middy from '@middy/core';
import type { APIGatewayProxyEventV2WithJWTAuthorizer, Context } from 'aws-lambda';
import type { AnyOperation, InputOf, OutputOf } from '#shared/contracts/operation.ts';
import { takeAllowance } from './allowance.ts';
import { assemble } from './assemble.ts';
import type { Found, Wants } from '#functions/_data/read-together.ts';
import { assertAccess, callerFrom, callersTable, type Caller } from './caller.ts';
import { recordInLog } from './common/context.ts';
import { createCursors, cursorIn, filterOf, type Pages } from './cursor.ts';
import { answered, problems, type Answer, type Reply } from './http-answer.ts';
import { throughOrigin } from './origin.ts';
import type { DepsOf, Factories, TableDeps } from './ports/base.ts';
import type { StudioTable } from './ports/table.ts';
import { idempotencyKeyIn } from './idempotency-key.ts';
import { idempotently } from './idempotency.ts';
import { inputOf } from './request.ts';
import { atStart } from './common/start.ts';
import { table as tables } from './table.ts';
import { coldStart, hashOf, subjectsOf } from './work.ts';

type Event = APIGatewayProxyEventV2WithJWTAuthorizer;

/** A handler's arguments: parsed input, the verified caller, and its side effects. */
export interface Call<Op extends AnyOperation, F extends Factories, W extends Wants = Wants> {
  readonly input: InputOf<Op>;
  readonly caller: Caller;
  readonly deps: DepsOf<F> & TableDeps;
  /** The table, limited to the caller's studio. */
  readonly table: StudioTable;
  readonly correlationId: string;
  /**
   * The pages of this operation's list, for this caller.
   *
   * @param filter the filter of the list; defaults to the input without the cursor
   */
  readonly pages: (filter?: object) => Pages;
  /** The items that the operation wanted, read together with the caller's access. */
  readonly found: Found<W>;
}

/** What an operation needs before its handler runs. */
export interface Before<Op extends AnyOperation, W extends Wants> {
  /** Refuses a superadmin without a second factor. */
  readonly assertTeam?: (caller: Caller) => Promise<void>;
  /** The items that are read in the same request as the caller's access. */
  readonly wants?: (input: InputOf<Op>, studioId: string) => W;
  /** Names those that may not be a moment old, from what was found. They are read again, and the others cost half. */
  readonly unsureOf?: (found: Found<W>, at: Date) => readonly (keyof W & string)[];
}

/** Parses the request, but throws its errors only when the input is asked for: access is checked first. */
function parsedBy<Op extends AnyOperation>(contract: Op, event: Event) {
  try {
    const input = inputOf(contract, event);
    return { isValid: true, input, get: () => input } as const;
  } catch (error) {
    const get = (): never => {
      throw error;
    };
    return { isValid: false, get } as const;
  }
}

/**
 * The Lambda handler of an HTTP operation. It accepts requests only through CloudFront, checks the token's claims and
 * the access level, parses the input strictly, makes a change only once per idempotency key, and counts against the
 * hourly allowance if there is one. The handler gets the table of the caller's studio only, and the response is checked
 * against the contract. Operations without a token use `publicOperation`, and the team's operations use
 * `teamOperation`.
 */
export function httpOperation<Op extends AnyOperation, F extends Factories, W extends Wants = Wants>(
  contract: Op,
  factories: F,
  run: (call: Call<Op, F, W>) => Promise<OutputOf<Op> | Reply<OutputOf<Op>>>,
  { assertTeam, wants, unsureOf }: Before<Op, W> = {},
) {
  if (contract.access === 'superadmin' && !assertTeam)
    throw new Error(`${contract.id} belongs to the team: use teamOperation`);
  const deps = Object.assign(assemble(factories), { table: tables() });
  const cursors = atStart(createCursors);
  const isFirst = coldStart();
  const handle = (event: Event, context: Context): Promise<Answer> =>
    answered({ contract, event, context, isCold: isFirst() }, deps, async (startedAt, correlationId) => {
      const caller = callerFrom(event.requestContext.authorizer?.jwt.claims);
      const { studioId } = caller;
      recordInLog({ studioId, userHash: hashOf(studioId) });
      const table = callersTable(deps.table, caller);
      const parsed = parsedBy(contract, event);
      const wanted: Wants = parsed.isValid && wants ? wants(parsed.input, studioId) : {};
      const found = await assertAccess(
        table,
        contract.access,
        caller,
        startedAt,
        wanted,
        unsureOf && ((read) => unsureOf(read as Found<W>, startedAt)),
      );
      await assertTeam?.(caller);
      const input = parsed.get();
      recordInLog(subjectsOf(input));
      const fields = input as Readonly<Record<string, unknown>>;
      const work = async () => {
        if (contract.allowance !== undefined)
          await takeAllowance(table, studioId, contract.allowance, startedAt);
        const pages = (filter: object = filterOf(fields)): Pages =>
          cursors()({ operationId: contract.id, studioId, filter }, cursorIn(fields));
        return run({ input, caller, deps, table, correlationId, pages, found: found as Found<W> });
      };
      const key = contract.takesKey ? idempotencyKeyIn(event.headers) : undefined;
      return key === undefined
        ? work()
        : idempotently(table, { contract, studioId, key, input: fields }, deps, work);
    });
  return middy<Event, Answer>()
    .use(problems({ contract, isFirst }, deps))
    .use(throughOrigin())
    .handler(handle);
}
