import * as messages from '#messages/schedule';
import type { Band } from '#shared/core/numbers/occupancy-bands.ts';

/** Each band as text and as bars, so that colour is not the only sign. */
export const bands: Record<Band, { name: string; range: string; bars: number }> = {
  full: { name: messages.full, range: '100%', bars: 4 },
  high: { name: messages.high, range: messages.n80OrMore, bars: 3 },
  fair: { name: messages.fair, range: messages.n50OrMore, bars: 2 },
  low: { name: messages.atRisk, range: messages.under50, bars: 1 },
};
