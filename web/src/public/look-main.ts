import { chooseLanguage } from '../app/choose-language.ts';
import { isDark, rememberedAppearance } from '../app/appearance-choice.ts';

/** Before the first paint, and when the device changes. */
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
