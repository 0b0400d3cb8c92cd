import * as messages from '#messages/access';
import { language } from '#messages/language';
import { languageNames, languages } from '#web/languages.ts';
import { chooseLanguage } from '../../app/choose-language.ts';

/** The language menu for a person who is not signed in. */
export const LanguageChoice = () => (
  <fieldset className="languages" aria-label={messages.language}>
    {languages.map((one) => (
      <button
        key={one}
        type="button"
        lang={one}
        aria-pressed={one === language}
        onClick={() => chooseLanguage(one)}
      >
        {languageNames[one]}
      </button>
    ))}
  </fieldset>
);
