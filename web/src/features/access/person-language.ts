import { updateUserAttributes } from 'aws-amplify/auth';
import type { Language } from '#web/languages.ts';

/**
 * Stores the language that a person chose with their account, so that it applies in every browser in which they sign
 * in next.
 */
export async function storePersonLanguage(language: Language): Promise<void> {
  await updateUserAttributes({ userAttributes: { locale: language } });
}
