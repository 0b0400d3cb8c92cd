import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

const rooms = ['functions', 'shared', 'web/src', 'web/messages', 'infra/local/simulators'];
const files = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${room}/${file}`),
);

const nouns =
  'places|slots|bookings|classes|rows|errors|decisions|recommendations|changes|seats|people|minutes|hours|days|weeks|times|requests|reservations|mails|e-mails|files|columns|connections|marketplaces|rules';
/** A noun right after the number, or after one more word, as in 'finished classes'. */
const beginsWithNoun = new RegExp(`^\\s+(?:[a-z]+ )?(?:${nouns})\\b`);
const inSpanish =
  'lugares|clases|reservas|filas|cambios|horas|días|semanas|(?:reservad|vendid|asignad|conectad|esperad|omitid|aprobad)[oa]s|automátic[oa]s';
const inPortuguese =
  'vagas|aulas|reservas|linhas|mudanças|horas|dias|semanas|(?:reservad|vendid|alocad|conectad|esperad|omitid|aprovad)[oa]s|automátic[oa]s';
const beginsWithPlural: readonly (readonly [folder: string, plural: RegExp])[] = [
  ['web/messages/es/', new RegExp(`^\\s+(?:${inSpanish})(?![\\wá-ú])`)],
  ['web/messages/pt/', new RegExp(`^\\s+(?:${inPortuguese})(?![\\wá-ú])`)],
];
const pluralOf = (file: string): RegExp =>
  beginsWithPlural.find(([folder]) => file.startsWith(folder))?.[1] ?? beginsWithNoun;

/** Names of limits. Limits are greater than one. */
const limit = /Max(?:\.toLocaleString\('en'\)|\))?$/;

/** Finds numbers before a plural noun in texts without a singular form for one. */
function pluralsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const found: string[] = [];
  const poll = (number: { start: number; end: number }, after: string): void => {
    const text = source.slice(number.start, number.end);
    if (pluralOf(file).test(after) && !limit.test(text) && !/\bcounted\(/.test(text))
      found.push(`${file} ${text}${after.replaceAll(/\s+/g, ' ').slice(0, 30)}`);
  };
  const ofChildren = (children: readonly { type: string; start: number; end: number }[]): void =>
    children.forEach((child, at) => {
      const next = children[at + 1];
      if (child.type === 'JSXExpressionContainer' && next?.type === 'JSXText')
        poll({ start: child.start + 1, end: child.end - 1 }, source.slice(next.start, next.end));
    });
  new Visitor({
    TemplateLiteral({ expressions, quasis }) {
      expressions.forEach((one, at) => poll(one, quasis[at + 1]?.value.raw ?? ''));
    },
    JSXElement: ({ children }) => ofChildren(children),
    JSXFragment: ({ children }) => ofChildren(children),
    ConditionalExpression({ test, consequent, alternate, start, end }) {
      const asksForOne = source.slice(test.start, test.end).endsWith(' === 1');
      if (
        asksForOne &&
        [consequent, alternate].every((one) => one.type === 'Literal' && typeof one.value === 'string')
      )
        found.push(`${file} ${source.slice(start, end)}`);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** Texts without a count, or whose number is never one, each with the reason. */
const inside: readonly { readonly at: RegExp; readonly because: string }[] = [
  {
    at: /(?:product\.)?trialDays d|public-landing\.ts days d/,
    because: 'the length of the trial, which is fixed in the product',
  },
  { at: /inventoryMode === 'shared'/, because: 'a kind of places, shared or separate, and no number' },
  { at: /get-rejected-rows\.ts fileName/, because: 'the name of a file comes first, not a number' },
  { at: /listsMax \* daysPerList days/, because: 'a limit that is fixed, and above one' },
  { at: /totalCapacity reservad/, because: 'a part of the places: the word belongs to the first number' },
  { at: /dashboard\.ts \w+Amount/, because: 'an amount of money comes first, not a number' },
  { at: /explanation\.ts (?:capacity|places) /, because: 'the text for one place is beside it' },
  { at: /ui\.ts times times/, because: 'shown from the second time on, never of one' },
  { at: /replay-class\.ts by === 1/, because: 'two kinds of event, and no count' },
];

it('every text with a count has a singular form', () => {
  const all = files.flatMap(pluralsIn);
  expect(files.length).toBeGreaterThan(500);
  expect(all.filter((one) => !inside.some(({ at }) => at.test(one)))).toEqual([]);
  for (const { at, because } of inside) {
    expect(all.filter((one) => at.test(one))).not.toEqual([]);
    expect(because).toMatch(/\w+ \w+ \w+/);
  }
});
