import { language, type Language } from '#shared/contracts/language.ts';
import type { Received } from '#functions/_platform/request.ts';

const languageOf = (text: string | undefined): Language | undefined => language.safeParse(text).data;

/** The language of a page that a browser opens: the one chosen in the app, else the first that it accepts. */
export function pageLanguage({ cookies, headers }: Pick<Received, 'cookies' | 'headers'>): Language {
  const accepted = (headers['accept-language'] ?? '').split(',');
  const [first] = accepted.flatMap((tag) => languageOf(tag.trim().slice(0, 2).toLowerCase()) ?? []);
  return languageOf(cookies['language']) ?? first ?? 'en';
}
