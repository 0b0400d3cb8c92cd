import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Cloudscape's scripts name tokens through the constants of this module, most of which are unused. */
const constants = /[\\/]internal[\\/]generated[\\/]styles[\\/]tokens\.js$/;
const constant = /export (?:const|var) (\w+) = ["']var\((--[\w-]+)/g;
const property = /--[a-z][\w-]*/g;
const declaration = /(?<=[{;}\s])(--[a-z][\w-]*)\s*:\s*([^;{}]*);?/g;
/** The layer that gives each token its first value, for the whole document. */
const baseTheme = '@layer awsui-base-theme';

const propertiesIn = (text: string): string[] => text.match(property) ?? [];

/** The names of all design tokens. */
export const tokensOf = (sheets: readonly string[]): Set<string> =>
  new Set(
    sheets
      .filter((sheet) => sheet.includes(baseTheme))
      .flatMap((sheet) => [...sheet.matchAll(declaration)].map(([, name = '']) => name)),
  );

/** The properties that rules or scripts use, directly or through the values of other properties. */
export function propertiesUsed(sheets: readonly string[], inScripts: Iterable<string>): Set<string> {
  const valuesByName = new Map<string, string[]>();
  const ahead = [...inScripts];
  for (const sheet of sheets) {
    const rules = sheet.replace(declaration, (_all, name: string, value: string) => {
      valuesByName.set(name, [...(valuesByName.get(name) ?? []), value]);
      return '';
    });
    ahead.push(...propertiesIn(rules));
  }
  const used = new Set<string>();
  for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    for (const value of valuesByName.get(name) ?? []) ahead.push(...propertiesIn(value));
  }
  return used;
}

/** Removes the fallbacks of tokens. The base theme gives every token a value, so they never apply. */
export function withoutFallbacks(sheet: string, tokens: ReadonlySet<string>): string {
  const start = /var\((--[\w-]+),/g;
  let result = '';
  let from = 0;
  for (let found = start.exec(sheet); found; found = start.exec(sheet)) {
    if (!tokens.has(found[1] ?? '')) continue;
    let end = start.lastIndex;
    for (let depth = 1; depth > 0 && end < sheet.length; end += 1)
      depth += sheet[end] === '(' ? 1 : sheet[end] === ')' ? -1 : 0;
    result += `${sheet.slice(from, start.lastIndex - 1)})`;
    from = end;
    start.lastIndex = end;
  }
  return result + sheet.slice(from);
}

/** Removes rules without declarations. An empty layer stays, because its place decides which layer wins. */
function withoutEmptyRules(sheet: string): string {
  const shorter = sheet.replace(/(?<=^|[{}])(?!@layer)[^{};]*\{\}/g, '');
  return shorter === sheet ? sheet : withoutEmptyRules(shorter);
}

/** Which tokens a style sheet needs, and their names in it. */
export interface TokenNames {
  readonly tokens: ReadonlySet<string>;
  /** Tokens that scripts name keep their names. */
  readonly shortNames: ReadonlyMap<string, string>;
}

/** A style sheet with the used tokens only, under their short names. */
export const shortened = (sheet: string, { tokens, shortNames }: TokenNames): string =>
  withoutEmptyRules(
    withoutFallbacks(sheet, tokens)
      .replace(declaration, (all, name: string) => (tokens.has(name) && !shortNames.has(name) ? '' : all))
      .replace(property, (name) => shortNames.get(name) ?? name),
  );

/** Decides the names of the used tokens. */
export function tokenNamesOf(sheets: readonly string[], inScripts: ReadonlySet<string>): TokenNames {
  const tokens = tokensOf(sheets);
  const used = propertiesUsed(sheets, inScripts);
  const needed = [...tokens].filter((name) => used.has(name)).toSorted();
  const shortNames = needed.map(
    (name, at) => [name, inScripts.has(name) ? name : `--${at.toString(36)}-`] as const,
  );
  return { tokens, shortNames: new Map(shortNames) };
}

interface Module {
  readonly id: string;
  readonly code: string;
}

/** The properties that modules name, directly or through Cloudscape's constants. */
function namedIn(modules: readonly Module[]): Set<string> {
  const users = modules.filter(({ id }) => !constants.test(id));
  const identifiers = new Set(
    users.flatMap(({ code }) => (code.includes('styles/tokens') ? (code.match(/\w+/g) ?? []) : [])),
  );
  const throughConstants = modules
    .filter(({ id }) => constants.test(id))
    .flatMap(({ code }) => [...code.matchAll(constant)])
    .flatMap(([, name = '', token = '']) => (identifiers.has(name) ? [token] : []));
  return new Set([...users.flatMap(({ code }) => propertiesIn(code)), ...throughConstants]);
}

/**
 * Leaves out design tokens that nothing uses, and shortens the names of the others. Cloudscape declares a thousand
 * tokens, most of them several times, and repeats a token's value wherever it is used.
 */
export function usedTokens(): Plugin & { mark: () => string } {
  const sheets = new Map<string, string>();
  let names: TokenNames = { tokens: new Set(), shortNames: new Map() };
  return {
    name: 'used-tokens',
    /** Changes whenever the used tokens do. It is part of the names of style sheets, because these are cached. */
    mark: () =>
      createHash('sha256')
        .update([...names.shortNames].join())
        .digest('hex')
        .slice(0, 4),
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        sheets.set(id, code);
        return null;
      },
    },
    renderStart() {
      const scripts = [...this.getModuleIds()].filter((id) => !sheets.has(id));
      const modules = scripts.map((id) => ({ id, code: this.getModuleInfo(id)?.code ?? '' }));
      names = tokenNamesOf([...sheets.values()], namedIn(modules));
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const { tokens, shortNames } = names;
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset') {
            if (file.fileName.endsWith('.css')) file.source = shortened(file.source.toString(), names);
            continue;
          }
          const lost = propertiesIn(file.code).find(
            (name) => tokens.has(name) && shortNames.get(name) !== name,
          );
          if (lost !== undefined) throw new Error(`${file.fileName} uses ${lost}, which was left out`);
        }
      },
    },
  };
}
