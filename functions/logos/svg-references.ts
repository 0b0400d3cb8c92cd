import type { Element } from 'domhandler';

/** A reference from an SVG element, and the property that contains it. */
export interface Reference {
  readonly property: string;
  readonly id: string;
}

/** A style sheet rule that refers to parts: the elements it may apply to, and the parts. */
interface SheetRule {
  /** The conditions in the last part of each selector. Without selectors, the rule applies to every element. */
  readonly selectors: readonly Selector[];
  readonly references: readonly Reference[];
}

interface Selector {
  readonly tag: string | undefined;
  readonly ids: readonly string[];
  readonly classes: readonly string[];
}

const everything: Selector = { tag: undefined, ids: [], classes: [] };

/** The most characters of an address that are examined. No part has a longer name. */
const addressCharactersMax = 400;

/** The contents of each `url(…)`, without quotes and spaces. CSS closes a bracket that is left open. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(/url\s*\(/gi)].map((found) => {
    const rest = text.slice(
      found.index + found[0].length,
      found.index + found[0].length + addressCharactersMax,
    );
    const end = rest.indexOf(')');
    return (end < 0 ? rest : rest.slice(0, end))
      .trim()
      .replaceAll(/^['"]|['"]$/g, '')
      .trim();
  });
}

/** The id that a reference points to within the same file; undefined if it points elsewhere. */
export const partNamed = (address: string): string | undefined => /^#([\w.:-]+)$/.exec(address.trim())?.[1];

const idsIn = (value: string): string[] => addressesIn(value).flatMap((address) => partNamed(address) ?? []);

/** Extracts the references from a style such as `fill:url(#a);mask:url(#b)`. */
const referencesOfStyle = (style: string): Reference[] =>
  style.split(';').flatMap((declaration) => {
    const property = declaration.slice(0, Math.max(0, declaration.indexOf(':')));
    return idsIn(declaration).map((id) => ({ property: property.trim().toLowerCase(), id }));
  });

/**
 * The last part of a selector without its states and attributes. Without these it may match more elements, but never
 * fewer.
 */
function selectorOf(text: string): Selector {
  const last =
    text
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  if (!/^[\w.#-]+$/.test(last)) return everything;
  const named = (pattern: RegExp): string[] => [...last.matchAll(pattern)].map(([, name = '']) => name);
  return { tag: /^[a-z]+/i.exec(last)?.[0], ids: named(/#([\w-]+)/g), classes: named(/\.([\w-]+)/g) };
}

/**
 * The rules of a style sheet that refer to parts. If the sheet is not a plain list of rules, each reference applies to
 * every element.
 */
export function rulesOfSheet(sheet: string): SheetRule[] {
  const rules = sheet.split('}').map((rule) => rule.split('{'));
  const isPlain = rules.every((parts, at) =>
    at === rules.length - 1 ? parts.length === 1 : parts.length === 2,
  );
  if (!isPlain || sheet.includes('/*'))
    return [{ selectors: [everything], references: referencesOfStyle(sheet.replaceAll(/[{}]/g, ';')) }];
  return rules.flatMap(([heads = '', body = '']) => {
    const references = referencesOfStyle(body);
    return references.length === 0 ? [] : [{ selectors: heads.split(',').map(selectorOf), references }];
  });
}

function isMeant({ name, attribs }: Element, { tag, ids, classes }: Selector): boolean {
  const own = (attribs['class'] ?? '').split(/\s+/);
  return (
    (tag === undefined || tag === name) &&
    ids.every((id) => id === attribs['id']) &&
    classes.every((one) => own.includes(one))
  );
}

/** The references in an element's attributes, its style and the rules of style sheets, except those in `href`. */
export function referencesOf(element: Element, rules: readonly SheetRule[]): Reference[] {
  const { style = '', ...others } = element.attribs;
  const ofAttributes = Object.entries(others).flatMap(([property, value]) =>
    idsIn(value).map((id) => ({ property: property.toLowerCase(), id })),
  );
  const ofRules = rules
    .filter(({ selectors }) => selectors.some((one) => isMeant(element, one)))
    .flatMap(({ references }) => references);
  return [...ofAttributes, ...referencesOfStyle(style), ...ofRules];
}

/** The parts that an element includes, for example with `use`. */
export const hrefsOf = ({ attribs }: Element): string[] =>
  [attribs['href'], attribs['xlink:href']].flatMap((target) => {
    const id = partNamed(target ?? '');
    return id === undefined ? [] : [id];
  });
