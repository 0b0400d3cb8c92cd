import * as fc from 'fast-check';
import type { Check, Condition, Entry, Operation, Write } from './model.ts';

const sk = fc.constantFrom('a', 'aa', 'ab', 'b', 'ba', 'z');
const group = fc.constantFrom('x', 'y');
const small = fc.integer({ min: -3, max: 3 });
const given: fc.Arbitrary<Exclude<Condition, 'none'>> = fc.oneof(
  fc.constantFrom('exists' as const, 'absent' as const),
  fc.record({ nIs: small }),
);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  { arbitrary: fc.constant('none' as const), weight: 3 },
  given,
);
const entry: fc.Arbitrary<Entry> = fc.record({ n: small, group }, { requiredKeys: [] });

const kind = <K extends string>(name: K) => fc.constant(name);
const write: fc.Arbitrary<Write> = fc.oneof(
  fc.record({ kind: kind('put'), sk, entry, condition }),
  fc.record({ kind: kind('add'), sk, by: small, condition }),
  fc.record({ kind: kind('group'), sk, group: fc.option(group, { nil: undefined }), condition }),
  fc.record({ kind: kind('delete'), sk, condition }),
);
const check: fc.Arbitrary<Check> = fc.record({ kind: kind('check'), sk, condition: given });
const steps = fc.array(fc.oneof({ arbitrary: write, weight: 3 }, check), { minLength: 1, maxLength: 4 });

/** A history of one partition: mostly writes to few keys, so that some conditions hold and some fail. */
export const operations: fc.Arbitrary<Operation[]> = fc.array(
  fc.oneof(
    { arbitrary: write, weight: 4 },
    { arbitrary: fc.record({ kind: kind('transact'), steps }), weight: 3 },
    { arbitrary: fc.record({ kind: kind('get'), sk }), weight: 1 },
    {
      arbitrary: fc
        .record({
          kind: kind('query'),
          isForward: fc.boolean(),
          limit: fc.integer({ min: 1, max: 4 }),
          from: sk,
          to: sk,
        })
        .filter(({ from, to }) => from <= to),
      weight: 2,
    },
    { arbitrary: fc.record({ kind: kind('groupQuery'), group, isForward: fc.boolean() }), weight: 1 },
  ),
  { minLength: 20, maxLength: 40, size: 'max' },
);
