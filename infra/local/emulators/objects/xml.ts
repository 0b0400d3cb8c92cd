const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]));

export type XmlNode = string | number | boolean | { [name: string]: XmlNode | XmlNode[] };

export const xmlDocument = (root: string, node: XmlNode): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, node)}`;

function element(name: string, node: XmlNode): string {
  if (typeof node !== 'object') return `<${name}>${escape(String(node))}</${name}>`;
  const children = Object.entries(node).flatMap(([child, value]) =>
    [value].flat().map((one) => element(child, one)),
  );
  return `<${name}>${children.join('')}</${name}>`;
}

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

/** The texts of all elements with a name. This suffices for the flat requests that S3 accepts. */
export function textsOf(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'));
  return [...found].map(([, text = '']) => unescape(text));
}

const unescape = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|[a-z]+);/gi, (entity, decimal?: string, hex?: string) => {
    if (decimal ?? hex) return String.fromCodePoint(Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16));
    return characters.get(entity) ?? entity;
  });
