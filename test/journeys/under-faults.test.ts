import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { Local } from '#infra/local/index.ts';
import { problem } from '#shared/contracts/errors.ts';
import type { AnyOperation } from '#shared/contracts/operation.ts';
import { registry } from '#shared/contracts/registry.ts';
import { aTwinOfAll, everythingIn, refusedBy, type Who } from './every-operation.ts';
import { inside } from './inside.ts';
import { closeSwept } from './sweep.ts';

const operations = registry.map((operation): [string, AnyOperation] => [operation.id, operation]);

interface Answer {
  readonly who: Who;
  readonly status: number;
  readonly type: string | null;
  readonly text: string;
}

const askedAtOnce = 4;
/** Every operation retries, which takes longer beside other work. */
const allAnsweredMsMax = 15 * 60_000;

/**
 * If something that an operation depends on fails, the operation says so in plain words, and still denies access to
 * those who must not have it.
 */
describe('while the table fails at every call', () => {
  let local: Local;
  let answers: Map<string, readonly Answer[]>;

  beforeAll(async () => {
    local = await aTwinOfAll();
    const { ask } = await everythingIn(local);
    local.table.setFaults({ seed: 1, internalErrorShare: 1 });
    const answersTo = async (operation: AnyOperation): Promise<[string, Answer[]]> => {
      const told: Answer[] = [];
      // The calls run in sequence, because one thread serves both.
      for (const who of new Set<Who>([...refusedBy(operation), 'owner'])) {
        const answer = await ask(operation, who);
        const type = answer.headers.get('content-type');
        told.push({ who, status: answer.status, type, text: await answer.text() });
      }
      return [operation.id, told];
    };
    answers = new Map(await inParallel(registry, askedAtOnce, answersTo));
  }, allAnsweredMsMax);
  afterAll(async () => {
    local.table.setFaults(undefined);
    await closeSwept(local);
  });

  it.each(operations)('%s gives nobody access and reveals nothing internal', (id, operation) => {
    for (const { who, status, type, text } of answers.get(id)!) {
      if (status < 400) {
        expect(refusedBy(operation)).not.toContain(who);
        continue;
      }
      expect([who, text.match(inside)?.[0]]).toEqual([who, undefined]);
      if (id === 'reservations.finishGmail') expect(type).toBe('text/html; charset=utf-8');
      else if (type === 'application/problem+json')
        expect(problem.parse(JSON.parse(text)).status).toBe(status);
      // If a function did not respond in time, the gateway answers with its own text.
      else expect([status, text]).toEqual([500, '{"message":"Internal Server Error"}']);
    }
  });
});
