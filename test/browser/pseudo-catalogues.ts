import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const catalogues = 'web/messages';
/**
 * Catalogues without translatable texts: codes and formats of the language, Cloudscape's own messages, and the
 * sentences keyed by their English version.
 */
const untouched = new Set(['language.ts', 'cloudscape.ts', 'problem-sentences.ts', 'sign-in-refusals.ts']);

const lengthened = 0.4;
const accents = new Map(
  [...'aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚCÇNÑSŠ'.matchAll(/(.)(.)/gu)].map(([, plain = '', own = '']) => [
    plain,
    own,
  ]),
);

/** Makes a text 40 % longer and adds accents. Every word grows, because long words reveal boxes that are too narrow. */
export function pseudoLocalised(text: string): string {
  let lacking = 0;
  return text.replaceAll(/\p{L}+/gu, (word) => {
    lacking += word.length * lengthened;
    const more = Math.round(lacking);
    lacking -= more;
    const own = Array.from(word, (letter) => accents.get(letter) ?? letter).join('');
    return `${own}${'é'.repeat(more)}`;
  });
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The texts in a catalogue's source, without imports and values used in comparisons. */
function textsIn(file: string, source: string): Span[] {
  const found: Span[] = [];
  const compared = new Set<number>();
  new Visitor({
    BinaryExpression({ left: one, right: other }) {
      compared.add(one.start).add(other.start);
    },
    ImportDeclaration: ({ source: { start } }) => void compared.add(start),
    ExportNamedDeclaration: ({ source: from }) => void (from && compared.add(from.start)),
    Literal({ value, start, end }) {
      if (typeof value === 'string') found.push({ start: start + 1, end: end - 1 });
    },
    TemplateElement: ({ start, end }) => void found.push({ start, end }),
    TSLiteralType: ({ literal: { start } }) => void compared.add(start),
    Property: ({ key }) => void compared.add(key.start),
  }).visit(parseSync(file, source).program);
  return found.filter(({ start }) => !compared.has(start - 1) && !compared.has(start));
}

/** Writes longer, accented English catalogues into a folder of the repository. */
export function writePseudoCatalogues(folder: string): void {
  mkdirSync(join(folder, 'en'), { recursive: true });
  for (const file of ['counted.ts', 'rich.ts']) cpSync(join(catalogues, file), join(folder, file));
  for (const file of readdirSync(join(catalogues, 'en'))) {
    const source = readFileSync(join(catalogues, 'en', file), 'utf8');
    const spans = untouched.has(file) ? [] : textsIn(file, source).toSorted((a, b) => b.start - a.start);
    const text = spans.reduce(
      (now, { start, end }) => now.slice(0, start) + pseudoLocalised(now.slice(start, end)) + now.slice(end),
      source,
    );
    writeFileSync(join(folder, 'en', file), text);
  }
}
