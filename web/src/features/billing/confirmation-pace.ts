const soonMs = 2_000;
const laterMs = 5_000;
/** For this long the page polls for the subscription often; after that, less often. */
const soonForMs = 20_000;
/** After this the page stops polling until the person asks again. */
export const confirmationMaxMs = 120_000;

/** How long to wait before the next poll for the subscription; null once polling is over. */
export function nextAskMs(sinceMs: number): number | null {
  if (sinceMs >= confirmationMaxMs) return null;
  return sinceMs < soonForMs ? soonMs : laterMs;
}
