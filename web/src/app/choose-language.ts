import { languageCookie } from '../../languages.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Shows everything in another language from now on: its documents are others, so the page is loaded anew. */
export function chooseLanguage(language: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
  location.reload();
}
