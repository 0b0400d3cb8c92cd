const key = 'cupo.paused';

/** Whether automation was paused when it was last seen, so that the banner that says so stands from the beginning. */
export function remembersPause(): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

export function rememberPause(paused: boolean): void {
  try {
    if (paused) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing learns of it with the figures.
  }
}
