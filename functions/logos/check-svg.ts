import render from 'dom-serializer';
import { isCDATA, isDirective, isTag, isText, type ChildNode, type Document, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { isShowable, pictureTypeOf } from './check-picture.ts';
import { isKnownAttribute } from './svg-attributes.ts';
import { expansionOf } from './svg-expansion.ts';
import { addressesIn, partNamed } from './svg-references.ts';

/** Why a file was refused, as a sentence for the person who chose it. */
export type Checked = { readonly bytes: Uint8Array } | { readonly refusal: string };

const elementsMax = 20_000;
const depthMax = 64;
/** Each `use` may repeat what it refers to, so this limit bounds how far a small file can expand. */
const usesMax = 10;

/** The elements that are allowed in a drawing. */
const drawing = new Set(
  (
    'svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath image ' +
    'linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComposite feFlood ' +
    'feGaussianBlur feMerge feMergeNode feOffset feDropShadow'
  ).split(' '),
);
/** Whether a name belongs to an editor's metadata, which browsers ignore. */
const isNote = (name: string): boolean => name.includes(':') || name === 'metadata';

const references = new Set(['href', 'xlink:href']);
/** Whether a property contains plain text, in which a backslash is an ordinary character. */
const isWords = (name: string): boolean => /^(?:id|class|font-family|role|aria-.*)$/.test(name);
const isOwnPart = (target: string): boolean => partNamed(target) !== undefined;

/** A style may refer only to the file's own parts, and may not import rules. */
const isPlainStyle = (style: string): boolean =>
  addressesIn(style).every(isOwnPart) &&
  !/[\\@<]|expression|javascript|image-set|behavior|\b(?:src|element|image)\s*\(/i.test(style);

class Refused extends Error {}
const refuse = (why: string): never => {
  throw new Refused(`${why}. Save it again as a plain SVG, without scripts and links.`);
};

const nameShown = (name: string): string => name.replaceAll(/[^\w:.-]/g, '?').slice(0, 40);

/** Checks a picture embedded in a drawing: it must be contained in the file itself and have the type that it claims. */
function checkEmbedded(target: string): void {
  const found = /^data:image\/(png|jpeg|webp);base64,([\w+/=\s]+)$/.exec(target.trim());
  if (!found) refuse('This SVG shows a picture that is not part of it');
  const [, type = '', data = ''] = found ?? [];
  const bytes = Buffer.from(data, 'base64');
  if (pictureTypeOf(bytes) !== type || !isShowable(bytes))
    refuse('This SVG contains a picture that cannot be opened');
}

function checkReference(element: Element, name: string, value: string): void {
  if (element.name === 'image') checkEmbedded(value);
  else if (!isOwnPart(value)) refuse(`This SVG refers to something outside of itself (${name})`);
}

function checkAttribute(element: Element, name: string, value: string): void {
  if (/^on/i.test(name)) refuse(`This SVG runs a script (${nameShown(name)})`);
  if (!/^[a-z_][\w.-]*(?::[a-z_][\w.-]*)?$/i.test(name))
    refuse(`This SVG has an attribute that cannot be read (${nameShown(name)})`);
  if (references.has(name)) return checkReference(element, name, value);
  if (
    name === 'style'
      ? !isPlainStyle(value)
      : /url\s*\(|javascript:|data:/i.test(value) && !isPlainStyle(value)
  )
    refuse(`This SVG refers to something outside of itself (${name})`);
  if (value.includes('\\') && !isWords(name))
    refuse(`This SVG has an attribute that cannot be read (${name})`);
}

function cleanAttributes(element: Element): void {
  for (const [name, value] of Object.entries(element.attribs)) checkAttribute(element, name, value);
  element.attribs = Object.fromEntries(
    Object.entries(element.attribs).filter(([name]) => isKnownAttribute(name)),
  );
}

const textOf = ({ children }: Element): string =>
  children.map((child) => (isText(child) ? child.data : '')).join('');

const tooMuch = 'This SVG is too intricate for a logo';

interface Count {
  elements: number;
  uses: number;
}

function cleanElement(element: Element, depth: number, count: Count): void {
  if (/^script$/i.test(element.name)) refuse('This SVG contains a script');
  if (!drawing.has(element.name))
    refuse(`This SVG contains <${nameShown(element.name)}>, which is not part of a drawing`);
  count.elements += 1;
  if (element.name === 'use') count.uses += 1;
  if (count.elements > elementsMax || depth > depthMax) refuse(tooMuch);
  if (count.uses > usesMax) refuse('This SVG repeats parts of itself too often');
  cleanAttributes(element);
  cleanChildren(element, depth + 1, count);
  if (element.name === 'style' && !isPlainStyle(textOf(element)))
    refuse('The style of this SVG refers to something outside of itself');
}

/** Checks a declaration. A declaration draws nothing and must not contain an internal subset. */
function checkDeclaration(data: string): void {
  if (!/^!doctype[^[]*$/i.test(data) && !/^\?xml\s/i.test(data))
    refuse('This SVG declares more than a drawing');
}

function isShown(node: ChildNode): boolean {
  if (isDirective(node)) checkDeclaration(node.data);
  return isTag(node) ? !isNote(node.name) : isText(node) || isCDATA(node);
}

function cleanChildren(parent: Document | Element, depth: number, count: Count): void {
  parent.children = parent.children
    .filter(isShown)
    .flatMap((child) => (isCDATA(child) ? child.children : child))
    .filter((child) => !isText(child) || child.data !== '');
  for (const child of parent.children) if (isTag(child)) cleanElement(child, depth, count);
}

const namespace = 'http://www.w3.org/2000/svg';

function rootOf(document: Document): Element {
  const [root, ...others] = document.children.filter(isTag);
  if (root?.name !== 'svg' || others.length > 0) return refuse('This file is not an SVG drawing');
  if (root.attribs['xmlns'] !== undefined && root.attribs['xmlns'] !== namespace)
    return refuse('This file is not an SVG drawing');
  root.attribs['xmlns'] = namespace;
  return root;
}

function cleaned(text: string): string {
  const document = parseDocument(text, { xmlMode: true });
  cleanChildren(document, 0, { elements: 0, uses: 0 });
  const root = rootOf(document);
  const expansion = expansionOf(root);
  if (expansion === 'cycle') refuse('A part of this SVG refers to itself');
  if (expansion === 'too-much') refuse(tooMuch);
  return render(root, { xmlMode: true, decodeEntities: true });
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Accepts an SVG that can only be displayed, rewritten from its drawing elements. A drawing that could run something,
 * or that loads something from elsewhere, is refused with the reason.
 */
export function checkSvg(bytes: Uint8Array): Checked {
  const text = decoded(bytes);
  if (text === undefined)
    return { refusal: 'This SVG is not written in UTF-8. Save it again as a plain SVG.' };
  try {
    return { bytes: new TextEncoder().encode(cleaned(text)) };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.message };
    throw error;
  }
}
