/** When the team wrote the last answer this browser told of, by studio: it is told of once. */
const keyOf = (studioId: string): string => `cupo.support.answered.${studioId}`;

/** Null where nothing was remembered, or may not be. */
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
    // Without a memory the next page tells of the answer again, which does no harm.
  }
}
