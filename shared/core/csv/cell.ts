const formulaStart = '[=+\\-@\\t\\r\\0\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
const needsPrefix = new RegExp(`^'*${formulaStart}`);
const hasPrefix = new RegExp(`^'+${formulaStart}`);

/**
 * A text that no spreadsheet takes for a formula: what begins like one, full-width forms included, gets an apostrophe
 * (OWASP, CSV injection). Text that looks protected already gets one more, so that unprotectCell is its inverse.
 */
export const protectCell = (text: string): string => (needsPrefix.test(text) ? `'${text}` : text);

/** Takes off exactly the apostrophe that protectCell put there. */
export const unprotectCell = (text: string): string => (hasPrefix.test(text) ? text.slice(1) : text);
