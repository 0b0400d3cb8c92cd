const soonMs = 2_000;
const laterMs = 5_000;
/** How long the page polls for the subscription frequently; after that it polls less often. */
const soonForMs = 20_000;
/** After this time the page stops polling until the person tries again. */
export const confirmationMaxMs = 120_000;

/** How long to wait before the next poll for the subscription; null once polling is over. */
export function nextAskMs(sinceMs: number): number | null {
  if (sinceMs >= confirmationMaxMs) return null;
  return sinceMs < soonForMs ? soonMs : laterMs;
}
