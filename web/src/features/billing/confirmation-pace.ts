const soonMs = 2_000;
const laterMs = 5_000;
/** How long the page asks for the subscription often, before it asks less often. */
const soonForMs = 20_000;
/** After this nobody asks any more until the person does. */
export const confirmationMaxMs = 120_000;

/** How long to wait before the subscription is asked for again; null once it has been asked for long enough. */
export function nextAskMs(sinceMs: number): number | null {
  if (sinceMs >= confirmationMaxMs) return null;
  return sinceMs < soonForMs ? soonMs : laterMs;
}
