import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** The rooms that run on the server or in the browser. */
const rooms = ['functions', 'shared', 'web/src'];
const files = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${room}/${file}`),
);

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/**
 * Finds places where a text could match a property that every object inherits, such as `toString`: `text in object`,
 * and object literals whose type allows any text as a key.
 */
function inheritedIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const found: string[] = [];
  new Visitor({
    BinaryExpression({ operator, left, start }) {
      if (operator === 'in' && left.type !== 'Literal') found.push(`${file}:${lineOf(source, start)} in`);
    },
    VariableDeclarator({ id, init, start }) {
      const type = id.typeAnnotation ? source.slice(id.typeAnnotation.start, id.typeAnnotation.end) : '';
      const isLookup = init?.type === 'ObjectExpression' && init.properties.length > 0;
      if (isLookup && /\bRecord<\s*string\s*,|\[\w+: string\]/.test(type))
        found.push(`${file}:${lineOf(source, start)} literal`);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** Keys that are not text from outside, listed with their origins. */
const inside: readonly { readonly at: RegExp; readonly because: string }[] = [
  { at: /^functions\/_data\/table\/guard/, because: "a command of the SDK, by its class's name" },
  { at: /^functions\/_domain\/imports\/fit-allocations/, because: 'channels of the contract' },
  { at: /^web\/src\/features\/activity\/playback/, because: 'a key, as the browser names it' },
  { at: /^web\/src\/features\/schedule\/(grid-keys|slot-list)/, because: 'a key, as the browser names it' },
];

it('no lookup by text can match an inherited property', () => {
  const all = files.flatMap(inheritedIn);
  expect(files.length).toBeGreaterThan(500);
  expect(all.filter((one) => !inside.some(({ at }) => at.test(one)))).toEqual([]);
  for (const { at, because } of inside) {
    expect(all.filter((one) => at.test(one))).not.toEqual([]);
    expect(because).toMatch(/\w+ \w+ \w+/);
  }
});
