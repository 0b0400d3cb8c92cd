import { updateUserAttributes } from 'aws-amplify/auth';
import '../../api/amplify.ts';
import type { Language } from '#web/languages.ts';

/** Stores the chosen language with the person's account, so that it applies in every browser in which they sign in. */
export async function storePersonLanguage(language: Language): Promise<void> {
  await updateUserAttributes({ userAttributes: { locale: language } });
}
