import {
  propertiesUsed,
  shortened,
  tokenNamesOf,
  tokensOf,
  withoutFallbacks,
} from '#web/build/used-tokens.ts';

const base =
  '@layer awsui-base-theme { body { --grey-1-abc: #eee; --text-default-xyz: var(--grey-1-abc, #eee); --unused-q: red } }';
const rules = '.a { color: var(--text-default-xyz, rgb(0, 0, 0)); inset: var(--awsui-offset, 0) }';

describe('design tokens that are used', () => {
  it('finds tokens in the base theme only', () => {
    expect([...tokensOf([base, '.b { --own: 1px }'])]).toEqual([
      '--grey-1-abc',
      '--text-default-xyz',
      '--unused-q',
    ]);
  });

  it('includes tokens that only another used token needs, and those that scripts name', () => {
    expect([...propertiesUsed([base, rules], ['--by-script'])].toSorted()).toEqual([
      '--awsui-offset',
      '--by-script',
      '--grey-1-abc',
      '--text-default-xyz',
    ]);
  });

  it('removes fallbacks of tokens, also nested ones, and keeps those of other properties', () => {
    const tokens = new Set(['--a', '--b']);
    expect(withoutFallbacks('x{y:var(--a,var(--b,calc(1px + 2px)));z:var(--own,var(--b,2px))}', tokens)).toBe(
      'x{y:var(--a);z:var(--own,var(--b))}',
    );
  });

  it('drops unused tokens and rules that become empty, and shortens the others unless a script names them', () => {
    const names = tokenNamesOf([base, rules], new Set(['--grey-1-abc']));
    expect(names.shortNames).toEqual(
      new Map([
        ['--grey-1-abc', '--grey-1-abc'],
        ['--text-default-xyz', '--1-'],
      ]),
    );
    const sheet =
      '@layer awsui-base-theme{body{--grey-1-abc:#eee;--text-default-xyz:var(--grey-1-abc,#eee);--unused-q:red}}.dark{--unused-q:blue}.a{color:var(--text-default-xyz,rgb(0,0,0));inset:var(--awsui-offset,0)}@layer late{}';
    expect(shortened(sheet, names)).toBe(
      '@layer awsui-base-theme{body{--grey-1-abc:#eee;--1-:var(--grey-1-abc);}}.a{color:var(--1-);inset:var(--awsui-offset,0)}@layer late{}',
    );
  });
});
