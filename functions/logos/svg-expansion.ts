import { isTag, isText, type Element } from 'domhandler';
import { hrefsOf, referencesOf, rulesOfSheet, type Reference } from './svg-references.ts';

/** The highest allowed cost of drawing a file. One element with one shape costs 1. */
export const expansionMax = 60_000;
/** The greatest allowed depth of references. */
const chainMax = 12;
/** This many characters cost about as much as one element. */
const charactersPerElement = 200;
/** The cost of an operation on every pixel of the drawing, measured in elements. */
const areaCost = 100;

const areas = new Set(['pattern', 'mask', 'image', 'filter']);
const painted = new Set('path rect circle ellipse line polyline polygon text tspan textPath'.split(' '));
/** How a reference counts: either shapes are painted with it, or it is applied to the element itself. */
const paintProperties = new Set(['fill', 'stroke', 'marker', 'marker-start', 'marker-mid', 'marker-end']);
const layerProperties = new Set(['clip-path', 'mask', 'filter']);
/** No real logo has more rules or references than these, and counting them would take too long. */
const rulesMax = 500;
const referencesMax = 24;

/** Why a drawing is refused. */
export type ExpansionFault = 'too-much' | 'cycle';

class Fault extends Error {
  readonly fault: ExpansionFault;
  constructor(fault: ExpansionFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The cost of drawing an element, the number of painted shapes that it draws, and the depth of its references. */
interface Weight {
  readonly cost: number;
  readonly shapes: number;
  readonly chain: number;
}

interface Part {
  readonly element: Element;
  /** The operations applied to the element itself. */
  readonly layers: readonly Reference[];
  /** The operations that children inherit: how their shapes are painted, and references of unknown meaning. */
  readonly handed: readonly Reference[];
}

const childrenOf = ({ children }: Element): Element[] => children.filter(isTag);

function textLength({ name, children, attribs }: Element): number {
  const texts = children.reduce((sum, child) => sum + (isText(child) ? child.data.length : 0), 0);
  const isPicture = name === 'image';
  return Object.entries(attribs).reduce(
    (sum, [key, value]) => sum + (isPicture && key.endsWith('href') ? 0 : value.length),
    texts,
  );
}

const baseCost = (element: Element): number =>
  (areas.has(element.name) || element.name.startsWith('fe') ? areaCost : 1) +
  textLength(element) / charactersPerElement;

/** The most vertices that a shape may have. A marker is drawn at each vertex. */
const verticesOf = ({ attribs }: Element): number =>
  2 + ((attribs['d'] ?? '').length + (attribs['points'] ?? '').length) / 2;

const setsPlainly = ({ attribs }: Element, property: string): boolean =>
  attribs[property] !== undefined && !/inherit|unset|revert|var\s*\(|url\s*\(/i.test(attribs[property]);

const unique = (references: readonly Reference[]): Reference[] => [
  ...new Map(references.map((one) => [`${one.property} ${one.id}`, one])).values(),
];

function partOf(
  element: Element,
  own: readonly Reference[],
  above: readonly Reference[],
  ends: boolean,
): Part {
  const inherited = above.filter(({ property }) => !(ends && setsPlainly(element, property)));
  const handed = unique([...inherited, ...own.filter(({ property }) => !layerProperties.has(property))]);
  const layers = unique([
    ...own.filter(({ property }) => layerProperties.has(property)),
    ...handed.filter(({ property }) => !paintProperties.has(property)),
  ]);
  if (handed.length + layers.length > referencesMax) throw new Fault('too-much');
  return { element, layers, handed };
}

class Expansion {
  readonly #parts = new Map<Element, Part>();
  readonly #byId = new Map<string, Element[]>();
  readonly #weights = new Map<Element, Weight>();
  readonly #open = new Set<Element>();

  constructor(root: Element) {
    const sheets: string[] = [];
    this.#forEach(root, (element) => {
      if (element.name === 'style')
        sheets.push(element.children.map((child) => (isText(child) ? child.data : '')).join(''));
    });
    const rules = sheets.flatMap(rulesOfSheet);
    if (rules.length > rulesMax) throw new Fault('too-much');
    // With a style sheet that matches this, an attribute also affects the element's descendants.
    const ends = !sheets.some((sheet) => /inherit|unset|revert|var\s*\(|all\s*:/i.test(sheet));
    this.#forEach(root, (element, parent) => {
      const above = (parent && this.#parts.get(parent)?.handed) ?? [];
      this.#parts.set(element, partOf(element, referencesOf(element, rules), above, ends));
      const id = element.attribs['id'];
      if (id !== undefined) this.#byId.set(id, [...(this.#byId.get(id) ?? []), element]);
    });
  }

  #forEach(
    element: Element,
    visit: (element: Element, parent: Element | undefined) => void,
    parent?: Element,
  ): void {
    visit(element, parent);
    for (const child of childrenOf(element)) this.#forEach(child, visit, element);
  }

  #named(id: string, depth: number): Weight {
    if (depth >= chainMax) throw new Fault('too-much');
    const { chain, ...weight } = this.#sum(
      (this.#byId.get(id) ?? []).map((element) => this.weigh(element, depth + 1)),
    );
    if (chain >= chainMax) throw new Fault('too-much');
    return { ...weight, chain: chain + 1 };
  }

  #sum(weights: readonly Weight[]): Weight {
    const cost = weights.reduce((sum, one) => sum + one.cost, 0);
    if (cost > expansionMax) throw new Fault('too-much');
    const shapes = weights.reduce((sum, one) => sum + one.shapes, 0);
    return { cost, shapes, chain: weights.reduce((most, one) => Math.max(most, one.chain), 0) };
  }

  /** The cost of painting one of the element's shapes. */
  #paint({ element, handed }: Part, depth: number): Weight {
    const paints = handed.filter(({ property }) => paintProperties.has(property));
    return this.#sum(
      paints.map(({ property, id }) => {
        const weight = this.#named(id, depth);
        const times = property.startsWith('marker') ? verticesOf(element) : 1;
        return { ...weight, cost: times * weight.cost };
      }),
    );
  }

  #weighAnew(part: Part, depth: number): Weight {
    const { element, layers } = part;
    const children = this.#sum(childrenOf(element).map((child) => this.weigh(child, depth)));
    const taken = this.#sum(hrefsOf(element).map((id) => this.#named(id, depth)));
    const layered = this.#sum(layers.map(({ id }) => this.#named(id, depth)));
    const shapes = painted.has(element.name) ? 1 : 0;
    const paintings = shapes + taken.shapes;
    const paint = paintings === 0 ? this.#sum([]) : this.#paint(part, depth);
    return this.#sum([
      { cost: baseCost(element), shapes, chain: 0 },
      children,
      taken,
      { ...layered, shapes: 0 },
      { ...paint, cost: paintings * paint.cost, shapes: 0 },
    ]);
  }

  weigh(element: Element, depth = 0): Weight {
    const known = this.#weights.get(element);
    if (known) return known;
    const part = this.#parts.get(element);
    if (!part) return { cost: 0, shapes: 0, chain: 0 };
    if (this.#open.has(element)) throw new Fault('cycle');
    this.#open.add(element);
    const weight = this.#weighAnew(part, depth);
    this.#open.delete(element);
    this.#weights.set(element, weight);
    return weight;
  }
}

/**
 * Counts what a browser may have to draw: every element as often as references repeat it, through `href` and through
 * `url(#…)` in attributes, styles and style sheets. The count may be too high but never too low, and computing it takes
 * time proportional to the file.
 *
 * @returns the count, at most `expansionMax`; or why the drawing is refused: it is too complex, or a part refers to
 * itself
 */
export function expansionOf(root: Element): number | ExpansionFault {
  try {
    return new Expansion(root).weigh(root).cost;
  } catch (error) {
    if (error instanceof Fault) return error.fault;
    throw error;
  }
}
