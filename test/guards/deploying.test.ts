import { readFileSync } from 'node:fs';
import { secretParametersOf } from '#infra/constructs/secret-parameters.ts';
import { deployParameters, neededInProd, parseParameters } from '#infra/parameters.ts';

const guide = readFileSync('infra/deploying.md', 'utf8');
const rows = [...guide.matchAll(/^\| `(\w+)` +\| ([^|]+?) +\| +(needs)? *\| (.+?) +\|$/gm)].map(
  ([, name = '', without = '', needed, what = '']) => ({ name, without, needed: needed !== undefined, what }),
);

describe('the deployment guide', () => {
  it('lists exactly the existing parameters', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(deployParameters).sort());
  });

  it('states the default of each parameter, and marks those that prod requires', () => {
    const defaults = Object.entries(parseParameters({})).map(([name, value]) => [name, `\`${value}\``]);
    const said = rows
      .filter(({ without }) => /^`[^`]+`$/.test(without))
      .map((row) => [row.name, row.without]);
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(defaults));
    expect(
      rows
        .filter(({ needed }) => needed)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(neededInProd).sort());
  });

  it('uses only valid parameters', () => {
    const given = [...guide.matchAll(/-c (\w+)=/g)].map(([, name = '']) => name);
    expect(given.length).toBeGreaterThan(5);
    expect(given.filter((name) => !(name in deployParameters))).toEqual([]);
  });

  it('creates, lists and deletes exactly the secrets that functions read', () => {
    const parameters = Object.values(secretParametersOf({ stage: 'prod', region: 'us-east-1' }));
    const names = parameters.map(({ parameterName }) => parameterName).sort();
    const put = guide.matchAll(/put-parameter --name (\S+) --type SecureString --value \S/g);
    expect([...put].map(([, name = '']) => name).sort()).toEqual(names);
    const listed = guide.matchAll(/^\| `(\/\S+)` +\|/gm);
    expect([...listed].map(([, name = '']) => name).sort()).toEqual(names);
    const deleted = /for SECRET in ([\w -]+); do\n  aws ssm delete-parameter --name "(\/cupo\/prod\/)/.exec(
      guide,
    );
    const [, kinds = '', prefix = ''] = deleted ?? [];
    expect(
      kinds
        .split(' ')
        .map((word) => `${prefix}${word}`)
        .sort(),
    ).toEqual(names);
  });

  it('uses only existing commands', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const run = [...guide.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = '']) => name);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
  });
});
