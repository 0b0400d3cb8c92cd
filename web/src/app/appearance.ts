import { applyDensity, applyMode, Density, disableMotion, Mode } from '@cloudscape-design/global-styles';
import { useSyncExternalStore } from 'react';
import { createStore } from '../ui/store.ts';
import { appearanceKey, isDark, rememberedAppearance, type Appearance } from './appearance-choice.ts';

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

const store = createStore<Appearance>(rememberedAppearance());

function apply(): void {
  const dark = isDark(store.get(), systemDark.matches);
  applyMode(dark ? Mode.Dark : Mode.Light);
  applyDensity(store.get().density === 'compact' ? Density.Compact : Density.Comfortable);
  disableMotion(reducedMotion.matches);
  document.documentElement.classList.toggle('dark', dark);
}

/** Applies the stored choice, and follows the device from then on. */
export function startAppearance(): void {
  apply();
  store.subscribe(apply);
  systemDark.addEventListener('change', apply);
  reducedMotion.addEventListener('change', apply);
}

export type ChoiceId = Appearance['mode'] | Appearance['density'];

const changeOf = (id: ChoiceId): Partial<Appearance> =>
  id === 'comfortable' || id === 'compact' ? { density: id } : { mode: id };

/** Changes the look and stores the choice if the browser allows it. */
export function setAppearance(id: ChoiceId): void {
  store.set({ ...store.get(), ...changeOf(id) });
  try {
    localStorage.setItem(appearanceKey, JSON.stringify(store.get()));
  } catch {
    // Without storage, the browser keeps the choice for this visit.
  }
}

export const useAppearance = (): Appearance => useSyncExternalStore(store.subscribe, store.get);
