import { language } from '#messages/language';
import { isLanguage, languageCookie, type Language } from '../../languages.ts';

const shown: string = language;

const yearSeconds = 365 * 24 * 60 * 60;

/** Switches to another language: its documents are separate files, so the page is reloaded. */
function show(language: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
  location.reload();
}

/** The language that this browser shows because a person or a studio chose it elsewhere. */
const followedKey = 'followed-language';

/** Switches to the language that a person chose in this browser. */
export function chooseLanguage(language: string): void {
  localStorage.removeItem(followedKey);
  show(language);
}

/** The languages that were chosen, in the browser and on the server. */
export interface Choices {
  readonly cookies: string;
  /** The language that this browser shows because a person or a studio chose it elsewhere. */
  readonly followed: string | null;
  /** The language that the person chose in the menu of any browser. */
  readonly person: Language | undefined;
  readonly studio: Language | null;
}

/**
 * The language to show: the one chosen in this browser, otherwise the person's, otherwise the studio's; null if none
 * was chosen.
 */
export function languageToShow({ cookies, followed, person, studio }: Choices): Language | null {
  const set = cookies
    .split('; ')
    .find((one) => one.startsWith(`${languageCookie}=`))
    ?.slice(languageCookie.length + 1);
  if (isLanguage(set) && set !== followed) return set;
  return person ?? studio;
}

/** Shows the language that the person or the studio chose, unless another one was chosen in this browser. */
export function followLanguage({ person, studio }: Pick<Choices, 'person' | 'studio'>): void {
  const { cookie: cookies } = document;
  const wanted = languageToShow({ cookies, followed: localStorage.getItem(followedKey), person, studio });
  if (wanted === null || wanted === shown) return;
  localStorage.setItem(followedKey, wanted);
  show(wanted);
}
