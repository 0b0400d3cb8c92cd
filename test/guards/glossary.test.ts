import { namesIn, partsOf, type Declared } from './declared-names.ts';
import { sources } from './lines.ts';

/** Words that the glossary of the README replaces. */
const replaced = new Set(
  'owed owes owing told telling tellings kept noted asked admission admit admitted look looks news sight words'.split(
    ' ',
  ),
);
/** Names that are replaced as a whole, or by how they begin. */
const replacedWhole = /^(?:of|Of|once)$|^note[A-Z]|^takes?In|^takenIn|^comesAgain/;

const isReplaced = ({ name, kind }: Declared): boolean =>
  partsOf(name).some((word) => replaced.has(word)) ||
  // A called property, such as `table.of(entity)`, reads as a preposition.
  (replacedWhole.test(name) && !(kind === 'property' && /^(?:of|once)$/.test(name)));

interface Exception {
  /** `file name`, or `file` alone for the name of the file itself. */
  readonly at: RegExp;
  readonly because: string;
}
const exceptions: readonly Exception[] = [
  { at: /^web\/messages\//, because: 'a key of a catalogue is the beginning of its English text' },
  {
    at: /^(?:test\/)?(?:shared\/core\/(?:csv|mail|matching|bookings|visits|text)|functions\/(?:support\/help|logos|decisions\/word-analysis|reservations\/mail-opinion)).*words/i,
    because: 'the words of a text that is read, taken one by one',
  },
  {
    at: /^(?:infra\/local\/simulators\/google\/write-mail|test\/(?:eval\/(?:csv-made|mail-corpus)|web\/features\/decisions\/sentence|guards\/counted)).*words/i,
    because: 'the words of a text that is written, counted one by one',
  },
  {
    at: /^shared\/core\/(?:allocation|forecast|outlook)\/|^test\/(?:shared\/core\/(?:allocation|forecast|outlook)|eval\/(?:worlds|policy-protocol|holidays\/walk)|bench\/studio-to-decide|functions\/_domain\/classes\/class-evidence)/,
    because:
      'customers who asked for a place and kept it are counts of the model, some of them stored with it',
  },
  {
    at: /^(?:shared\/contracts|functions\/(?:access\/grants|integrations\/read-mapping|reservations\/(?:te|layouts\/meanings))|(?:web\/src|test\/web)\/features\/reservations\/teach-).* (?:asked|told|noteSignIn)$/,
    because: 'fields and operations that callers of the API know by this name',
  },
  {
    at: / (?:capacityOwed|trialEndTold)$|(?:mail\/layouts\/|stored-layout|layouts\.test|choices\.test|several\.test|write-mail|take\.worker)\S* told$/,
    because: 'names under which something is stored, or travels in messages',
  },
  {
    at: / (?:keptAtStripe|lookAt)$|^infra\/tools\/ops\/re\S+ asked$/,
    because: 'output of commands that operators and their scripts read',
  },
  { at: /^web\/(?:build|src\/public)\/.*look/i, because: 'how a page is to look, light or dark' },
  {
    at: /table\S* of$|all-entities\.test\.ts of$|crash-points\.test\.ts of$/,
    because: 'the method by which a table opens an entity',
  },
  {
    at: / (?:lookUp|noteOf|marketplaceOwes)$/,
    because: 'what is looked up, a note to a reader, a debt of money',
  },
  { at: /^test\/(?:browser|journeys)\//, because: 'stories say what an owner is told and asked' },
];

const found = sources.flatMap((file) =>
  namesIn(file)
    .filter(isReplaced)
    .map(({ name }) => `${file} ${name}`),
);
const files = sources.filter((file) => partsOf(file).some((word) => replaced.has(word)));

it('no name uses a word that the glossary replaces', () => {
  const all = [...new Set([...found, ...files])].toSorted();
  expect(all.filter((one) => !exceptions.some(({ at }) => at.test(one)))).toEqual([]);
  for (const { at, because } of exceptions) {
    expect(all.filter((one) => at.test(one))).not.toEqual([]);
    expect(because).toMatch(/\w+ \w+ \w+/);
  }
});
