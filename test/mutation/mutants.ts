// One small change of a source at a time, like a careless edit or a wrong sign in a formula.
import { parseSync } from 'oxc-parser';

/** A range of the source, as offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Mutant extends Span {
  readonly file: string;
  /** The enclosing function, such as `PathSource.next`; empty at the top of the file. */
  readonly where: string;
  /** The original text, with enough context to recognise it, and its replacement. */
  readonly original: string;
  readonly replacement: string;
  /** The replacement of the span. */
  readonly text: string;
  /** The code that runs if the mutant can make a difference. */
  readonly site: Span & { readonly isStatement: boolean };
  /** True for the fallback of an indexed access, which only satisfies the type checker unless a test reaches it. */
  readonly isFallback: boolean;
}

interface Node extends Span {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Place {
  readonly node: Node;
  readonly parents: readonly Node[];
}

interface Change extends Span {
  readonly text: string;
  readonly site: Span & { readonly isStatement: boolean };
  /** The displayed part: only the change, unless more is needed to recognise it. */
  readonly shown?: Span;
}

const swapped: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '**': '*',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
};
const moved: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const turned: Readonly<Record<string, string>> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' };
const otherCall: ReadonlyMap<string, string> = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['round', 'floor'],
  ['some', 'every'],
  ['every', 'some'],
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const child = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
};

const typeKeys = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType', 'implements']);
const withValue = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

/** Every executable node with its ancestors, outermost first. Types are left out. */
function* placesOf(node: Node, parents: readonly Node[] = []): Generator<Place> {
  if (node.type.startsWith('TS') && !withValue.has(node.type)) return;
  yield { node, parents };
  for (const [key, value] of Object.entries(node)) {
    if (typeKeys.has(key)) continue;
    for (const one of Array.isArray(value) ? value : [value])
      if (isNode(one)) yield* placesOf(one, [...parents, node]);
  }
}

const nameOf = (node: Node | undefined): string =>
  typeof node?.['name'] === 'string' ? `${node.type === 'PrivateIdentifier' ? '#' : ''}${node['name']}` : '';

const isFunction = ({ type }: Node): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** The names of the enclosing class, functions and constants with functions. */
function whereOf(parents: readonly Node[]): string {
  const names = parents.flatMap((parent, i) => {
    if (parent.type === 'ClassDeclaration' || parent.type === 'FunctionDeclaration')
      return [nameOf(child(parent, 'id'))];
    if (parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition')
      return [nameOf(child(parent, 'key'))];
    const next = parents[i + 1];
    return parent.type === 'VariableDeclarator' && next && isFunction(next)
      ? [nameOf(child(parent, 'id'))]
      : [];
  });
  return names.join('.');
}

/** A whole expression that may be wrapped: not the middle of an optional chain. */
function siteOf({ node, parents }: Place): Span & { isStatement: boolean } {
  const chain = parents.findLast(({ type }) => type === 'ChainExpression' || type.endsWith('Statement'));
  const whole = chain?.type === 'ChainExpression' ? chain : node;
  return { start: whole.start, end: whole.end, isStatement: false };
}

/** Replaces the operator between the end of the left operand and the start of the right one. */
function otherOperator({ node, parents }: Place, operator: string): Change[] {
  const [left, right] = [child(node, 'left'), child(node, 'right')];
  if (!left || !right) return [];
  const isStatement = parents.at(-1)?.type === 'ExpressionStatement';
  const whole = isStatement ? (parents.at(-1) ?? node) : node;
  const site = isStatement ? { start: whole.start, end: whole.end, isStatement } : siteOf({ node, parents });
  return [{ start: left.end, end: right.start, text: ` ${operator} `, site, shown: node }];
}

const isText = (node: Node | undefined): boolean =>
  node?.type === 'TemplateLiteral' || typeof node?.['value'] === 'string';

const isTestOf = (node: Node, parent: Node | undefined): boolean => child(parent, 'test') === node;

function changesOfOperator(place: Place): Change[] {
  const { node, parents } = place;
  const operator = String(node['operator']);
  if (operator === '+' && (isText(child(node, 'left')) || isText(child(node, 'right')))) return [];
  const others = [swapped[operator], moved[operator]];
  if (!isTestOf(node, parents.at(-1))) others.push(turned[operator]);
  const changes = others.flatMap((other) => (other ? otherOperator(place, other) : []));
  const right = child(node, 'right');
  if (operator !== '??' || !right) return changes;
  return [{ start: node.start, end: right.start, text: '', site: siteOf(place), shown: node }];
}

function changesOfLiteral(place: Place): Change[] {
  const { node, parents } = place;
  const { value } = node;
  const parent = parents.at(-1);
  if (typeof value !== 'number' && typeof value !== 'boolean') return [];
  if (child(parent, 'key') === node) return [];
  const text = typeof value === 'number' ? String(value + 1) : String(!value);
  const isWide = parent && parent.end - parent.start > 90;
  return [
    { start: node.start, end: node.end, text, site: siteOf(place), shown: parent && !isWide ? parent : node },
  ];
}

function changesOfUnary(place: Place): Change[] {
  const { node, parents } = place;
  const argument = child(node, 'argument');
  const operator = String(node['operator']);
  if (!argument || !['-', '!'].includes(operator) || isTestOf(node, parents.at(-1))) return [];
  return [{ start: node.start, end: argument.start, text: '', site: siteOf(place), shown: node }];
}

/**
 * Conditions that are always true, or always false. Loops are never made endless, because that would only exceed the
 * time limit.
 */
function changesOfTest(place: Place): Change[] {
  const test = child(place.node, 'test');
  if (!test) return [];
  const isLoop = ['ForStatement', 'WhileStatement'].includes(place.node.type);
  const site = siteOf({ node: test, parents: [...place.parents, place.node] });
  return [false, ...(isLoop ? [] : [true])].map((text) => ({
    start: test.start,
    end: test.end,
    text: String(text),
    site,
  }));
}

function changesOfCall(place: Place): Change[] {
  const property = child(child(place.node, 'callee'), 'property');
  const other = otherCall.get(nameOf(property));
  if (!property || !other) return [];
  return [{ start: property.start, end: property.end, text: other, site: siteOf(place), shown: place.node }];
}

function removed({ node }: Place): Change[] {
  if (node.type === 'ReturnStatement' && node['argument']) return [];
  const site = { start: node.start, end: node.end, isStatement: true };
  return [{ start: node.start, end: node.end, text: ';', site }];
}

const constants: Readonly<Record<string, readonly string[]>> = {
  TSNumberKeyword: ['0'],
  TSBooleanKeyword: ['true', 'false'],
  TSStringKeyword: ["''"],
  TSArrayType: ['[]'],
};

/** Replaces the body of a function by returning a constant of its declared type. */
function changesOfReturn({ node, parents }: Place): Change[] {
  const owner = node.type === 'ReturnStatement' ? parents.findLast(isFunction) : node;
  const declared = child(child(owner, 'returnType'), 'typeAnnotation');
  const value = child(node, node.type === 'ReturnStatement' ? 'argument' : 'body');
  if (!declared || !value || value.type === 'BlockStatement') return [];
  const site = { start: value.start, end: value.end, isStatement: false };
  return (constants[declared.type] ?? []).map((text) => ({
    start: value.start,
    end: value.end,
    text,
    site,
  }));
}

const changesByType: Readonly<Record<string, (place: Place) => Change[]>> = {
  BinaryExpression: changesOfOperator,
  LogicalExpression: changesOfOperator,
  AssignmentExpression: changesOfOperator,
  Literal: changesOfLiteral,
  UnaryExpression: changesOfUnary,
  IfStatement: changesOfTest,
  ConditionalExpression: changesOfTest,
  ForStatement: changesOfTest,
  WhileStatement: changesOfTest,
  CallExpression: changesOfCall,
  ExpressionStatement: removed,
  ContinueStatement: removed,
  BreakStatement: removed,
  ReturnStatement: (place) => [...removed(place), ...changesOfReturn(place)],
  ArrowFunctionExpression: changesOfReturn,
};

/** Whether it is an indexed element, such as `a[i]`, or a possibly missing field of one. */
function isElement(node: Node | undefined): boolean {
  if (node?.type === 'ChainExpression') return isElement(child(node, 'expression'));
  return node?.type === 'MemberExpression' && (node['computed'] === true || isElement(child(node, 'object')));
}

/** Whether a node is within the right side of `a[i] ?? …`, or of `[a = …] = b`. */
function isFallbackOf({ node, parents }: Place): boolean {
  const line = [...parents, node];
  return line.some((one, i) => {
    const isIndexed = isElement(child(one, 'left'));
    const isOfElement = one.type === 'AssignmentPattern' && line[i - 1]?.type === 'ArrayPattern';
    return (isOfElement || (one['operator'] === '??' && isIndexed)) && line[i + 1] === child(one, 'right');
  });
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** All mutants of one source, in source order. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found = [...placesOf(program as unknown as Node)].flatMap((place) =>
    (changesByType[place.node.type] ?? (() => []))(place).map(({ start, end, text, site, shown }): Mutant => {
      const { start: from, end: to } = shown ?? { start, end };
      return {
        file,
        where: whereOf(place.parents),
        original: oneLine(source.slice(from, to)),
        replacement: oneLine(source.slice(from, start) + text + source.slice(end, to)),
        start,
        end,
        text,
        site,
        isFallback: isFallbackOf(place),
      };
    }),
  );
  return found.filter(({ original, replacement }) => original !== replacement);
}

export function applied(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}
