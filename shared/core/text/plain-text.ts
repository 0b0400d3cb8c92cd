/**
 * Characters that are refused in every text from a person, a file, an e-mail or another system: control characters
 * except tabs and line breaks; characters that change the direction of writing (UAX 9: overrides, embeddings,
 * isolates), because they can make a text look different from its content; and halves of surrogate pairs, which no
 * encoding can store.
 */
const refused =
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;

/** Whether a text contains only characters that can be read and stored. Cost O(characters). */
export const isPlainText = (text: string): boolean => !refused.test(text);

/** Removes refused characters from a text that a person has to judge. */
export const toPlainText = (text: string): string =>
  isPlainText(text) ? text : Array.from(text).filter(isPlainText).join('');

/** The reason for refusing a text that is not plain. It follows the name of the field. */
export const plainTextRefusal =
  'must not hold control characters or characters that turn the direction of writing';
