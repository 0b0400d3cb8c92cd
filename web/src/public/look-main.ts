import { chooseLanguage } from '../app/choose-language.ts';
import { isDark, rememberedAppearance } from '../app/appearance-choice.ts';

/** Applied before the first paint, and again when the device's setting changes. */
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const apply = (): void => {
  document.documentElement.classList.toggle('dark', isDark(rememberedAppearance(), systemDark.matches));
};
apply();
systemDark.addEventListener('change', apply);

document.addEventListener('click', ({ target }) => {
  const chosen = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null;
  if (chosen?.dataset['language']) chooseLanguage(chosen.dataset['language']);
});
