/** The language of these catalogues, as documents and browsers name it. */
export const language = 'en';
/** Whose numbers, dates and lists are shown. */
export const locale = 'en-US';
