import { readFileSync } from 'node:fs';
import { parseSync, Visitor, type PropertyKey } from 'oxc-parser';

/** A name that a file declares. */
export interface Declared {
  readonly name: string;
  /**
   * The kind of name: a property of a type or an object, or anything else, such as a variable, a parameter, a function
   * or a type.
   */
  readonly kind: 'property' | 'other';
}

const parts = ['elements', 'properties', 'value', 'left', 'argument', 'parameter'];

/** The names that a pattern binds. For a renamed property, this is the new name. */
function boundIn(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(boundIn);
  if (typeof pattern !== 'object' || pattern === null) return [];
  const node = pattern as Readonly<Record<string, unknown>>;
  if (node['type'] === 'Identifier') return [String(node['name'])];
  return parts.flatMap((part) => boundIn(node[part]));
}

/** The name of a property, unless it is quoted or computed. */
const keyIn = ({ key, computed }: { readonly key: PropertyKey; readonly computed: boolean }): string[] =>
  !computed && key.type === 'Identifier' ? [key.name] : [];

/** The local name of an import, if it differs from the exported name. */
const ownNameIn = (local: string, imported: { readonly type: string; readonly name?: string }): string[] =>
  imported.name === local ? [] : [local];

/** Every name that a file declares; a name that it only uses is declared elsewhere. */
export function namesIn(file: string): Declared[] {
  const found: Declared[] = [];
  const others = (names: readonly string[]): void =>
    void found.push(...names.map((name): Declared => ({ name, kind: 'other' })));
  const properties = (names: readonly string[]): void =>
    void found.push(...names.map((name): Declared => ({ name, kind: 'property' })));
  const withParameters = ({ id, params }: { readonly id?: unknown; readonly params: unknown }): void =>
    others([...boundIn(id), ...boundIn(params)]);
  new Visitor({
    FunctionDeclaration: withParameters,
    FunctionExpression: withParameters,
    ArrowFunctionExpression: ({ params }) => others(boundIn(params)),
    TSDeclareFunction: withParameters,
    TSFunctionType: ({ params }) => others(boundIn(params)),
    TSMethodSignature: ({ params }) => others(boundIn(params)),
    VariableDeclarator: ({ id }) => others(boundIn(id)),
    CatchClause: ({ param }) => others(boundIn(param)),
    ClassDeclaration: ({ id }) => others(boundIn(id)),
    TSTypeAliasDeclaration: ({ id }) => others([id.name]),
    TSInterfaceDeclaration: ({ id }) => others([id.name]),
    ImportSpecifier: ({ local, imported }) => others(ownNameIn(local.name, imported)),
    ImportDefaultSpecifier: ({ local }) => others([local.name]),
    ImportNamespaceSpecifier: ({ local }) => others([local.name]),
    TSPropertySignature: (node) => properties(keyIn(node)),
    PropertyDefinition: (node) => properties(keyIn(node)),
    ObjectExpression: (node) =>
      properties(
        node.properties.flatMap((one) => (one.type === 'Property' && !one.shorthand ? keyIn(one) : [])),
      ),
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

/** The words of a name in lower case: the words of `takeInRows` are `take`, `in`, `rows`. */
export const partsOf = (name: string): string[] =>
  name
    .split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
