import render from 'dom-serializer';
import { isCDATA, isDirective, isTag, isText, type ChildNode, type Document, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Why a file was refused, for the person who chose it. */
export type Checked = { readonly bytes: Uint8Array } | { readonly refusal: string };

const elementsMax = 20_000;
const depthMax = 64;
/** Each may repeat what it refers to, so their number bounds what a small file can grow into. */
const usesMax = 10;

/** What draws. */
const drawing = new Set(
  (
    'svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath image ' +
    'linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComposite feFlood ' +
    'feGaussianBlur feMerge feMergeNode feOffset feDropShadow'
  ).split(' '),
);
/** What editors write beside the drawing, and browsers ignore. */
const isNote = (name: string): boolean => name.includes(':') || name === 'metadata';

const references = new Set(['href', 'xlink:href']);
const kept = new Set(['xmlns', 'xmlns:xlink', 'xml:space', 'xlink:href']);
const isOwnPart = (target: string): boolean => /^#[\w.:-]+$/.test(target.trim());
const isPicture = (target: string): boolean =>
  /^data:image\/(?:png|jpeg|webp);base64,[\w+/=\s]+$/.test(target);

/** A style may refer to the file's own parts alone, and bring no rules from elsewhere. */
function isPlainStyle(style: string): boolean {
  const addresses = [...style.matchAll(/url\s*\(([^)]*)\)/gi)].map(([, target = '']) =>
    target.trim().replaceAll(/^['"]|['"]$/g, ''),
  );
  return addresses.every(isOwnPart) && !/[\\@<]|expression|javascript|image-set|behavior/i.test(style);
}

class Refused extends Error {}
const refuse = (why: string): never => {
  throw new Refused(`${why}. Save it again as a plain SVG, without scripts and links.`);
};

function checkAttribute(element: Element, name: string, value: string): void {
  if (/^on/i.test(name)) refuse(`it runs a script (${name})`);
  if (references.has(name)) {
    if (!isOwnPart(value) && !(element.name === 'image' && isPicture(value)))
      refuse(`it refers to something outside of itself (${name})`);
  } else if (/url\s*\(|javascript:|data:/i.test(value) && !isPlainStyle(value))
    refuse(`it refers to something outside of itself (${name})`);
  if (name === 'style' && !isPlainStyle(value)) refuse('its style refers to something outside of itself');
}

const isKept = (name: string): boolean => !name.includes(':') || kept.has(name);

function cleanAttributes(element: Element): void {
  for (const [name, value] of Object.entries(element.attribs)) checkAttribute(element, name, value);
  element.attribs = Object.fromEntries(Object.entries(element.attribs).filter(([name]) => isKept(name)));
}

const textOf = ({ children }: Element): string =>
  children.map((child) => (isText(child) ? child.data : '')).join('');

interface Count {
  elements: number;
  uses: number;
}

function cleanElement(element: Element, depth: number, count: Count): void {
  if (!drawing.has(element.name)) refuse(`it holds <${element.name.slice(0, 40)}>, which is no drawing`);
  count.elements += 1;
  if (element.name === 'use') count.uses += 1;
  if (count.elements > elementsMax || depth > depthMax) refuse('it is too intricate for a logo');
  if (count.uses > usesMax) refuse('it repeats parts of itself too often');
  cleanAttributes(element);
  cleanChildren(element, depth + 1, count);
  if (element.name === 'style' && !isPlainStyle(textOf(element)))
    refuse('its style refers to something outside of itself');
}

/** Declarations say nothing that is drawn, unless they bring something of their own. */
function checkDeclaration(data: string): void {
  if (!/^!doctype[^[]*$/i.test(data) && !/^\?xml\s/i.test(data)) refuse('it declares more than a drawing');
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
  if (root?.name !== 'svg' || others.length > 0) return refuse('it is not an SVG drawing');
  if (root.attribs['xmlns'] !== undefined && root.attribs['xmlns'] !== namespace)
    return refuse('it is not an SVG drawing');
  root.attribs['xmlns'] = namespace;
  return root;
}

function cleaned(text: string): string {
  const document = parseDocument(text, { xmlMode: true });
  cleanChildren(document, 0, { elements: 0, uses: 0 });
  return render(rootOf(document), { xmlMode: true, decodeEntities: true });
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Lets an SVG drawing through that can do nothing but be looked at: written anew from what draws. One that could act,
 * or that asks for something from elsewhere, is refused with the reason.
 */
export function checkSvg(bytes: Uint8Array): Checked {
  const text = decoded(bytes);
  if (text === undefined) return { refusal: 'it is not written in UTF-8. Save it again as a plain SVG.' };
  try {
    return { bytes: new TextEncoder().encode(cleaned(text)) };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.message };
    throw error;
  }
}
