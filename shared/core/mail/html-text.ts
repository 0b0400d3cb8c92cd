import { Parser } from 'htmlparser2';

/** The text of an HTML body. */
export interface HtmlText {
  /** Blocks and cells are separated by an empty line; `<br>` ends a line. */
  readonly text: string;
  /** The texts in bold. */
  readonly emphases: readonly string[];
  /** The contents of JSON-LD scripts. */
  readonly scripts: readonly string[];
  /** Microdata converted to the same nested objects as JSON-LD. */
  readonly items: readonly object[];
}

type Item = Record<string, unknown>;

const blocks = new Set(
  'address article blockquote center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody td th tr ul'.split(
    ' ',
  ),
);
const bold = new Set(['b', 'strong']);
const unseen = new Set(['style', 'title', 'noscript', 'template', 'object', 'svg']);
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const hiddenStyle = /display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden/i;
const itemsMax = 200;
/** Maximum nesting depth of elements, because the parser's cost grows with the square of the depth. */
const depthMax = 512;
const chunkCharacters = 2_048;

interface Open {
  readonly name: string;
  readonly hidden: boolean;
  readonly item: Item | undefined;
  /** The property whose text is being collected. */
  readonly property: string | undefined;
  text: string;
}

class Reader {
  text = '';
  readonly emphases: string[] = [];
  readonly scripts: string[] = [];
  readonly items: Item[] = [];
  readonly #open: Open[] = [];
  #script: string | undefined;
  #boldDepth = 0;
  #emphasis = '';
  #hidden = 0;
  #seen = 0;

  get depth(): number {
    return this.#open.length;
  }

  #inner(): Item | undefined {
    return this.#open.findLast((one) => one.item)?.item;
  }

  #put(property: string | undefined, value: unknown, into: Item | undefined): void {
    if (property && into && !Object.hasOwn(into, property)) into[property] = value;
  }

  opens(name: string, attributes: Record<string, string>): void {
    if (name === 'script') {
      this.#script = /ld\+json/i.test(attributes.type ?? '') ? '' : undefined;
      return;
    }
    const hidden = unseen.has(name) || hiddenStyle.test(attributes.style ?? '') || 'hidden' in attributes;
    const outer = this.#inner();
    const property = attributes.itemprop;
    let item: Item | undefined;
    if ('itemscope' in attributes && this.#seen++ < itemsMax) {
      // An item can contain properties with any name, so it has no prototype.
      item = Object.assign(Object.create(null) as Item, { '@type': attributes.itemtype ?? '' });
      if (property && outer) this.#put(property, item, outer);
      else this.items.push(item);
    } else if (property) {
      const value = attributes.content ?? attributes.datetime ?? attributes.href;
      if (value !== undefined) this.#put(property, value, outer);
    }
    if (name === 'br') this.text += '\n';
    if (blocks.has(name)) this.text += '\n\n';
    if (empty.has(name)) return;
    if (hidden) this.#hidden++;
    if (bold.has(name) && this.#boldDepth++ === 0) this.#emphasis = '';
    this.#open.push({ name, hidden, item, property: item ? undefined : property, text: '' });
  }

  reads(text: string): void {
    if (this.#script !== undefined) {
      this.#script += text;
      return;
    }
    const inner = this.#open.at(-1);
    if (inner?.property) inner.text += text;
    if (this.#hidden > 0) return;
    const flat = text.replaceAll(/\s+/g, ' ');
    this.text += flat;
    if (this.#boldDepth > 0) this.#emphasis += flat;
  }

  closes(name: string): void {
    if (name === 'script') {
      if (this.#script) this.scripts.push(this.#script);
      this.#script = undefined;
      return;
    }
    if (blocks.has(name)) this.text += '\n\n';
    if (this.#open.at(-1)?.name !== name) return;
    const closed = this.#open.pop();
    if (closed?.hidden) this.#hidden--;
    if (closed?.property) this.#put(closed.property, closed.text, this.#inner());
    if (bold.has(name) && --this.#boldDepth === 0 && this.#emphasis.trim())
      this.emphases.push(this.#emphasis.trim());
  }
}

/** Parses an HTML body in one pass, however broken it is. Text that a reader of the e-mail cannot see is ignored. */
export function htmlText(html: string): HtmlText {
  const reader = new Reader();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.opens(name, attributes),
      ontext: (text) => reader.reads(text),
      onclosetag: (name) => reader.closes(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  for (let at = 0; at < html.length && reader.depth <= depthMax; at += chunkCharacters)
    parser.write(html.slice(at, at + chunkCharacters));
  parser.end();
  return reader;
}
