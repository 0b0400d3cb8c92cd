const formula = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
/**
 * The characters that spreadsheets cut off before they interpret a cell: white space, line breaks, and invisible
 * characters.
 */
const unseen = '[\\s\\p{Cc}\\p{Cf}]';
const formulaStart = `(?:[\\t\\r\\n\\0]|${unseen}*${formula})`;
const needsPrefix = new RegExp(`^'*${formulaStart}`, 'u');
const hasPrefix = new RegExp(`^'+${formulaStart}`, 'u');

/**
 * A text that no spreadsheet reads as a formula: if it begins like one, it gets an apostrophe, even if the beginning
 * has full-width forms or follows line breaks, white space or invisible characters (OWASP, CSV injection). Text that
 * looks protected already gets one more, so that unprotectCell is its inverse.
 */
export const protectCell = (text: string): string => (needsPrefix.test(text) ? `'${text}` : text);

/** Takes off exactly the apostrophe that protectCell put there. */
export const unprotectCell = (text: string): string => (hasPrefix.test(text) ? text.slice(1) : text);
