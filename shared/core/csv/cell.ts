const formula = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
/**
 * The characters that spreadsheets strip before they interpret a cell: white space, line breaks, and invisible
 * characters.
 */
const unseen = '[\\s\\p{Cc}\\p{Cf}]';
const formulaStart = `(?:[\\t\\r\\n\\0]|${unseen}*${formula})`;
const needsPrefix = new RegExp(`^'*${formulaStart}`, 'u');
const hasPrefix = new RegExp(`^'+${formulaStart}`, 'u');

/**
 * Makes a text safe from being read as a formula: if it begins like one, it gets an apostrophe, even if the beginning
 * has full-width forms or follows line breaks, white space or invisible characters (OWASP, CSV injection). A text that
 * looks protected already gets one more, so that unprotectCell is the exact inverse.
 */
export const protectCell = (text: string): string => (needsPrefix.test(text) ? `'${text}` : text);

/** Removes exactly the apostrophe that protectCell added. */
export const unprotectCell = (text: string): string => (hasPrefix.test(text) ? text.slice(1) : text);
