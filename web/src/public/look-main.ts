import { isDark, rememberedAppearance } from '../app/appearance-choice.ts';

/** Before the first paint, and when the device changes. */
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const apply = (): void => {
  document.documentElement.classList.toggle('dark', isDark(rememberedAppearance(), systemDark.matches));
};
apply();
systemDark.addEventListener('change', apply);
