import { language as shown } from '#messages/language';
import { languageCookie, type Language } from '../../languages.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Shows everything in another language from now on: its documents are others, so the page is loaded anew. */
export function chooseLanguage(language: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
  location.reload();
}

/** Whether somebody chose a language in this browser. */
export const isLanguageChosen = (cookies: string): boolean =>
  cookies.split('; ').some((one) => one.startsWith(`${languageCookie}=`));

/** Shows the studio's language from now on, unless somebody chose another one in this browser. */
export function followStudio(language: Language | null): void {
  if (language !== null && language !== shown && !isLanguageChosen(document.cookie)) chooseLanguage(language);
}
