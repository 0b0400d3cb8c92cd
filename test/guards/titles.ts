import { readFileSync } from 'node:fs';
import { parseSync, Visitor, type Expression } from 'oxc-parser';

/** The name at the beginning of `it`, `it.each`, `test.only` and similar calls. */
function rootName(callee: Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? rootName(callee.tag) : undefined;
}

/** The titles of the tests in a file. */
export function titlesIn(file: string): string[] {
  const titles: string[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const name = rootName(callee);
      if (name !== 'it' && name !== 'test') return;
      if (title?.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      if (title?.type === 'TemplateLiteral')
        titles.push(title.quasis.map(({ value }) => value.raw).join('…'));
    },
  });
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return titles;
}
