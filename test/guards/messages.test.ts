import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { languages } from '#web/languages.ts';

const folder = 'web/messages';
const [first, ...others] = languages;
const catalogues = readdirSync(`${folder}/${first}`);

type Message = string | ((...values: readonly unknown[]) => unknown);
const load = async (language: string, file: string): Promise<Record<string, Message>> => ({
  ...((await import(`#web/messages/${language}/${file}`)) as Record<string, Message>),
});

const sources = (room: string): string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${room}/${file}`);
const shown = sources('web/src').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const builds = sources('web/build').map((file) => readFileSync(file, 'utf8'));

describe('the catalogues', () => {
  it('contain many messages in three languages', () => {
    expect(catalogues.length).toBeGreaterThan(25);
    expect(languages).toEqual(['en', 'es', 'pt']);
  });

  it.each(others)('have the same files and keys in %s', async (language) => {
    expect(readdirSync(`${folder}/${language}`)).toEqual(catalogues);
    for (const file of catalogues) {
      const [english, other] = [await load(first, file), await load(language, file)];
      expect([file, Object.keys(other).sort()]).toEqual([file, Object.keys(english).sort()]);
      for (const [key, message] of Object.entries(english))
        expect([file, key, typeof other[key]]).toEqual([file, key, typeof message]);
    }
  });

  it('contain no unused message', async () => {
    const unused: string[] = [];
    for (const file of catalogues.filter((name) => name !== 'documents.ts')) {
      const name = file.replace('.ts', '');
      const readers = shown.filter(({ text }) => text.includes(`'#messages/${name}'`));
      for (const key of Object.keys(await load(first, file)))
        if (
          !readers.some(({ text }) =>
            new RegExp(`essages\\.${key}\\b|\\{[^}]*\\b${key}\\b[^}]*\\} from '#messages/${name}'`).test(
              text,
            ),
          )
        )
          unused.push(`${name}.${key}`);
    }
    expect(unused).toEqual([]);
  });

  it('contain no document text that no document uses', async () => {
    for (const key of Object.keys(await load(first, 'documents.ts')))
      expect([key, builds.some((text) => text.includes(`messages.${key}`))]).toEqual([key, true]);
  });

  it.each(others)('use the same values in %s', async (language) => {
    // A message has to contain its values, in every language: a missing name or number misleads.
    const values = Array.from({ length: 9 }, (_, at) => 21 + at);
    const given = (message: Message): number[] =>
      typeof message !== 'function'
        ? []
        : values.filter((value) => textOf(message(...values)).includes(String(value)));
    for (const file of catalogues) {
      const [english, other] = [await load(first, file), await load(language, file)];
      for (const [key, message] of Object.entries(english))
        // A message that uses none of its values only chooses between texts by them.
        if (given(message).length > 0)
          expect([file, key, given(other[key]!)]).toEqual([file, key, given(message)]);
    }
  });

  it.each(others)('are put together with the same spaces in %s', async (language) => {
    const textIn = (message: Message): unknown =>
      typeof message === 'function' ? message(...Array.from({ length: message.length }, () => 21)) : message;
    for (const file of catalogues) {
      const [english, other] = [await load(first, file), await load(language, file)];
      for (const [key, message] of Object.entries(english)) {
        const [text, translated] = [textIn(message), textIn(other[key]!)];
        if (typeof text === 'string' && typeof translated === 'string')
          expect([file, key, spacesOf(translated)]).toEqual([file, key, spacesOf(text)]);
      }
    }
  });
});

/** Whether a text begins and ends with a space, because it is put together with others. */
const spacesOf = (text: string): readonly boolean[] => [/^\s/.test(text), /\s$/.test(text)];

/** The text of a message, either literal or extracted from its tree. */
const textOf = (message: unknown): string =>
  typeof message === 'string'
    ? message
    : JSON.stringify(message, (key, value: unknown) => (key === '_owner' ? null : value));

/** Attributes with text for people. */
const forPeople =
  /^(?:label|header|description|placeholder|title|alt|content|text|ariaLabel|aria-label|.*(?:AriaLabel|Text|Label|Header))$/;
/** Text of the page's structure, brand names, and keys. */
const isWord = (text: string): boolean => /[a-z]{2,}/.test(text) && !/^[\w.-]+@[\w.-]+$/.test(text);
/** A capitalized word, or several words. Names in CSS and names of files are not capitalized. */
const isText = (text: string): boolean =>
  /^[A-Z][a-z]+(?: |$|[.?!…])/.test(text) || /^[A-Za-z][a-z]+ [a-z ]+[.?!…]$/.test(text);

const names = [
  'ClassPass',
  'Wellhub',
  'TotalPass',
  'Fitpass',
  'Kenko',
  'date-holidays',
  'CC BY-SA 3.0',
  'PNG',
  'JPEG',
];

/**
 * Texts that are not shown on a screen: keys and codes, names of examples, errors for the console, and beginnings of
 * the server's sentences.
 */
const notForPeople = new Set([
  'High',
  'Medium',
  'Low',
  'Enter',
  'Escape',
  'Home',
  'End',
  'Notification',
  'Missing value',
  'Same class as',
  'The subscription could not be checked',
  'Vinyasa Yoga',
  'Indoor Cycling',
  'Reformer Pilates',
  'Ana Torres',
  'Luis Vega',
  'Sofia Ruiz',
]);

/** Finds hard-coded text for people, which would be in English in every language. */
function literalsIn(file: string, source: string): string[] {
  const found: string[] = [];
  const others = new Set<number>();
  const check = (text: string): void => {
    const bare = text.trim();
    if (isWord(bare) && !names.includes(bare)) found.push(`${file}: ${bare}`);
  };
  const { program } = parseSync(file, source);
  new Visitor({
    ImportDeclaration: ({ source: { start } }) => void others.add(start),
    ImportExpression: ({ source: { start } }) => void others.add(start),
    TSLiteralType: ({ literal: { start } }) => void others.add(start),
    JSXAttribute({ name, value }) {
      if (value?.type !== 'Literal') return;
      others.add(value.start);
      if (name.type === 'JSXIdentifier' && forPeople.test(name.name)) check(value.value);
    },
  }).visit(program);
  new Visitor({
    JSXText: ({ value }) => check(value),
    Literal({ value, start }) {
      if (typeof value === 'string' && !others.has(start) && isText(value) && !notForPeople.has(value))
        check(value);
    },
    TemplateLiteral({ quasis }) {
      const text = quasis.map(({ value }) => value.raw).join('…');
      if (/^[A-Z][a-z]+ .*[a-z]{2} /.test(text)) check(text);
    },
  }).visit(program);
  return found;
}

it('the app contains no hard-coded text for people', () => {
  const legal = /^web\/src\/public\/legal\//;
  const example = `const a = <Box header="Your classes" aria-label="close">So it is {open ? 'Open' : 'Closed'}</Box>;
    useTitle('Settings'); notify({ content: 'Saved.' }); document.title = \`Your studio \${name} today\`;
    const b = { label: 'Day', className: 'day-label', to: '/settings' };`;
  expect(literalsIn('x.tsx', example).toSorted()).toEqual([
    'x.tsx: Closed',
    'x.tsx: Day',
    'x.tsx: Open',
    'x.tsx: Saved.',
    'x.tsx: Settings',
    'x.tsx: So it is',
    'x.tsx: Your classes',
    'x.tsx: Your studio … today',
    'x.tsx: close',
  ]);
  expect(
    shown.filter(({ file }) => !legal.test(file)).flatMap(({ file, text }) => literalsIn(file, text)),
  ).toEqual([]);
});
