/** A person's choices for the look of the app; `system` follows the device. */
export interface Appearance {
  mode: 'system' | 'light' | 'dark';
  density: 'comfortable' | 'compact';
}

export const appearanceKey = 'cupo.appearance';
export const defaultAppearance: Appearance = { mode: 'system', density: 'comfortable' };

/** Reads the stored choice; an unreadable value counts as the default. */
export function parseAppearance(stored: string | null): Appearance {
  try {
    const found = JSON.parse(stored ?? '{}') as Partial<Record<keyof Appearance, unknown>>;
    return {
      mode: found.mode === 'light' || found.mode === 'dark' ? found.mode : 'system',
      density: found.density === 'compact' ? 'compact' : 'comfortable',
    };
  } catch {
    return defaultAppearance;
  }
}

/** The choices stored in this browser, or the defaults. */
export function rememberedAppearance(): Appearance {
  try {
    return parseAppearance(localStorage.getItem(appearanceKey));
  } catch {
    return defaultAppearance;
  }
}

export const isDark = ({ mode }: Appearance, systemIsDark: boolean): boolean =>
  mode === 'dark' || (mode === 'system' && systemIsDark);
