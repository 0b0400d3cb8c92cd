const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (one) => escapes.get(one) ?? one);

/**
 * Fills the `[[name]]` placeholders of an e-mail layout with texts. Markup in a text is escaped.
 *
 * @throws if a placeholder has no text
 */
export const fillLayout = (html: string, texts: Readonly<Record<string, string>>): string =>
  html.replaceAll(/\[\[(\w+)\]\]/g, (_, name: string) => {
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
    if (text === undefined) throw new Error(`the layout contains ${name}, but no value was given`);
    return escaped(text);
  });
