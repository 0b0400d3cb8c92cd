import { readdirSync } from 'node:fs';

/** Plural words right after the number, and plural articles right before it, in Spanish and in Portuguese. */
const plurals = [
  /(?<![\p{L}\d.,])1 (?!más|mais|menos|antes|es(?!\p{L}))\p{L}*(?:as|os|es|ns|ões|ais|eis)(?!\p{L})/u,
  // 'a las 1' is a time.
  /(?<!\p{L}|a )(?:las|los|tus|sus|últimas|últimos|suas|nas|nos|todas|todos) 1(?![\p{L}\d.,])/u,
];

/** Messages whose number is never one, or whose plural word belongs to something else, each with the reason. */
const inside: readonly { readonly at: RegExp; readonly because: string }[] = [
  {
    at: /must|asAtMost|AtMost(Characters|Senders|Rules)|takesRepairs|RemoveSomeFirst/i,
    because: 'a limit above one',
  },
  {
    at: /DaysFree|DayFreeTrial|OwnScheduleFor|demandForFitness|contractInShort/i,
    because: 'the length of the trial, above one',
  },
  { at: /bookedOf|bookedWhenDecided|CapacityBooked|ofBooked|ofFree|stepsDone/, because: 'a part of a total' },
  { at: /\.bookedAndExpected/, because: 'an amount of money, not a number' },
  { at: /againstUsual/, because: 'an average with a decimal place' },
  { at: /\.bytes|timesTimes|rules\.theLast/, because: 'the text for one is chosen elsewhere' },
  { at: /nothingMoreAsThey|itIsLikelyThat/, because: 'a percentage, not a number' },
  {
    at: /madeSoFar|ofTheComingSeven|skippedTime|FromByThemselves|WeWillRead/,
    because: 'another part of the sentence',
  },
];

type Messages = Record<string, unknown>;

/** The texts of all messages of a module with the number one for each of their parameters. */
const textsOf = (file: string, messages: Messages): string[] =>
  Object.entries(messages).flatMap(([name, message]) => {
    if (typeof message !== 'function' || message.length === 0) return [];
    try {
      const text: unknown = message(...Array.from({ length: message.length }, () => 1));
      return typeof text === 'string' ? [`${file}.${name}: ${text}`] : [];
    } catch {
      // Messages about other things than numbers.
      return [];
    }
  });

describe.each(['es', 'pt'])('the messages in %s, for one', (language) => {
  const at = new URL(`../../web/messages/${language}/`, import.meta.url);
  const files = readdirSync(at).map((file) => file.replace('.ts', ''));

  it('have the singular form', async () => {
    const texts: string[] = [];
    for (const file of files)
      texts.push(...textsOf(file, (await import(new URL(`${file}.ts`, at).href)) as Messages));
    expect(texts.length).toBeGreaterThan(500);
    const found = texts.filter((text) => plurals.some((plural) => plural.test(text)));
    const nameOf = (text: string): string => text.split(': ')[0] ?? '';
    expect(found.filter((text) => !inside.some(({ at: name }) => name.test(nameOf(text))))).toEqual([]);
  });
});

it('each reason to leave a message out is a reason', () => {
  for (const { because } of inside) expect(because).toMatch(/\w+ \w+ \w+/);
});
