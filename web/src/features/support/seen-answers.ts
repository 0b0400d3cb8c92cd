/**
 * For each studio, the time of the team's last answer that this browser announced, so that no answer is announced
 * twice.
 */
const keyOf = (studioId: string): string => `cupo.support.answered.${studioId}`;

/** Null if nothing was stored, or if the browser does not allow storage. */
export function seenAnswer(studioId: string): string | null {
  try {
    return localStorage.getItem(keyOf(studioId));
  } catch {
    return null;
  }
}

export function rememberAnswer(studioId: string, at: string): void {
  try {
    localStorage.setItem(keyOf(studioId), at);
  } catch {
    // Without storage, the next page announces the answer again, which does no harm.
  }
}
