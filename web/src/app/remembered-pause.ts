const key = 'cupo.paused';

/** Whether automation was paused when this browser last saw it, so that the banner can appear at once. */
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
    // Without storage, the browser knows about the pause only when the figures arrive.
  }
}
