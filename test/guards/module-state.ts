import { readFileSync } from 'node:fs';
import { parseSync, type Expression } from 'oxc-parser';

const collections = ['Map', 'Set', 'WeakMap', 'WeakSet', 'Array'];

/** Whether the initial value of a constant is a container that can be filled later. */
const isToBeFilled = (value: Expression | null): boolean =>
  (value?.type === 'NewExpression' &&
    value.callee.type === 'Identifier' &&
    collections.includes(value.callee.name) &&
    value.arguments.length === 0) ||
  (value?.type === 'ArrayExpression' && value.elements.length === 0);

/** The names of a module's variables and of its constants that can be filled. They outlive a request. */
export function stateOf(file: string): string[] {
  const { body } = parseSync(file, readFileSync(file, 'utf8')).program;
  return body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations
      .filter(({ init }) => declared.kind !== 'const' || isToBeFilled(init))
      .map(({ id }) => (id.type === 'Identifier' ? id.name : file));
  });
}
