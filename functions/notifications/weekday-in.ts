/** The weekday of an instant on the clock of a zone, in a language: 'Tuesday'. */
export const weekdayIn = (timezone: string, instant: string, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: timezone }).format(new Date(instant));
