import { isLanguage, languageCookie, languages, type Language } from '#shared/language.ts';
import type { Received } from '#functions/_platform/request.ts';

/**
 * The language of a page in the browser: the one chosen in the app, otherwise the first one that the browser accepts.
 */
export function pageLanguage({ cookies, headers }: Pick<Received, 'cookies' | 'headers'>): Language {
  const chosen = cookies[languageCookie];
  if (isLanguage(chosen)) return chosen;
  const accepted = (headers['accept-language'] ?? '').split(',');
  return accepted.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? languages[0];
}
