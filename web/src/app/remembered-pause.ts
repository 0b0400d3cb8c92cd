const key = 'cupo.paused';

/** Whether automation was paused when this browser last saw it, so that the banner can show from the first moment. */
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
