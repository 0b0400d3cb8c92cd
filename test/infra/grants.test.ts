import { readFileSync } from 'node:fs';
import { gatherGrants } from '#infra/grants.ts';
import { tracked, withLine } from '../guards/lines.ts';

const reader = { table: ['GetItem'] } as const;

describe('the grants of capabilities', () => {
  it('match their functions by id', () => {
    const grants = gatherGrants({ rules: { listRules: reader }, live: { 'close.schedule': reader } }, [
      'rules.listRules',
      'live.close.schedule',
    ]);
    expect(grants).toEqual({ 'rules.listRules': reader, 'live.close.schedule': reader });
  });

  it('must exist for every function, both in capabilities with other grants and in those without', () => {
    const ids = ['rules.listRules', 'rules.createRule', 'live.close.schedule'];
    expect(() => gatherGrants({ rules: { listRules: reader } }, ids)).toThrow(
      'rules.createRule has no grant in functions/rules/grants.ts.\nlive.close.schedule has no grant in functions/live/grants.ts.',
    );
  });

  it('must belong to a function', () => {
    expect(() =>
      gatherGrants({ rules: { listRules: reader, 'sweep.schedule': reader } }, ['rules.listRules']),
    ).toThrow('functions/rules/grants.ts grants something to rules.sweep.schedule, which is not a function.');
  });
});

describe('files of grants', () => {
  const functions = tracked.filter((file) => /^functions\/.*\.ts$/.test(file));
  const ofGrants = functions.filter((file) => /^functions\/[^/]+\/grants\.ts$/.test(file));

  it('contain only data: reading them during synthesis runs no code of functions', () => {
    expect(ofGrants.length).toBeGreaterThan(10);
    const imports = ofGrants.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].map(([, named]) => named),
    );
    expect(new Set(imports)).toEqual(new Set(['#functions/_platform/grant.ts']));
  });

  it('are not part of any bundle', () => {
    const bundled = functions.filter((file) => !ofGrants.includes(file));
    expect(withLine(bundled, /(?:\/grants|_platform\/grant)\.ts'/)).toEqual([]);
  });
});
