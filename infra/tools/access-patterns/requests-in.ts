import { readFileSync } from 'node:fs';
import { parseSync, Visitor, type CallExpression, type Expression } from 'oxc-parser';

/** One kind of request that a file makes to an entity. */
export interface TableRequest {
  /** The name under which the entity's module exports it: `DecisionEntity`. */
  readonly entity: string;
  /** For example `get`, `query byStatus` or `patch`. */
  readonly request: string;
}

const isEntity = (node: { readonly type: string; readonly name?: string } | undefined): boolean =>
  node?.type === 'Identifier' && /^[A-Z]\w*Entity$/.test(node.name ?? '');

/** The entity that `table.of(SomeEntity)` opens, or `writerOf(SomeEntity)` writes. */
function entityOpenedBy(node: Expression): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = node;
  const opens =
    (callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      callee.property.name === 'of') ||
    (callee.type === 'Identifier' && callee.name === 'writerOf');
  const [first] = given;
  return opens && first?.type === 'Identifier' && isEntity(first) ? first.name : undefined;
}

/** The requests of a call that takes entities as arguments: `wanted`, `readBetween` or `readRange`. */
function requestsNamedBy(node: CallExpression): TableRequest[] {
  const { callee, arguments: given } = node;
  if (callee.type !== 'Identifier') return [];
  const [first, second] = given;
  if (callee.name === 'wanted' && first?.type === 'Identifier' && isEntity(first))
    return [{ entity: first.name, request: 'get' }];
  if (callee.name === 'readBetween' && second?.type === 'Identifier' && isEntity(second))
    return [{ entity: second.name, request: 'query primary' }];
  if (callee.name !== 'readRange' || second?.type !== 'ObjectExpression') return [];
  return second.properties.flatMap((property) =>
    property.type === 'Property' && property.value.type === 'Identifier' && isEntity(property.value)
      ? [{ entity: property.value.name, request: 'query primary' }]
      : [],
  );
}

/** The variables in a file that hold an opened entity. */
function variablesIn(program: ReturnType<typeof parseSync>['program']): Map<string, string> {
  const found = new Map<string, string>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      const entity = init ? entityOpenedBy(init) : undefined;
      if (id.type === 'Identifier' && entity !== undefined) found.set(id.name, entity);
    },
  }).visit(program);
  return found;
}

/** The requests that a file makes to the table, each kind once. */
export function requestsIn(file: string): TableRequest[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const variables = variablesIn(program);
  const entityOf = (node: Expression): string | undefined =>
    node.type === 'Identifier' ? variables.get(node.name) : entityOpenedBy(node);
  const found = new Map<string, TableRequest>();
  const record = (entity: string | undefined, request: string): void => {
    if (entity !== undefined) found.set(`${entity} ${request}`, { entity, request });
  };
  new Visitor({
    CallExpression(node) {
      for (const { entity, request } of requestsNamedBy(node)) record(entity, request);
    },
    MemberExpression({ object, property }) {
      if (property.type !== 'Identifier') return;
      if (property.name !== 'query') record(entityOf(object), property.name);
      const isQuery =
        object.type === 'MemberExpression' &&
        object.property.type === 'Identifier' &&
        object.property.name === 'query';
      if (isQuery) record(entityOf(object.object), `query ${property.name}`);
    },
  }).visit(program);
  return [...found.values()];
}
