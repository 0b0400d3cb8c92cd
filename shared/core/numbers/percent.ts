/** A part of a whole in percent, not rounded; 0 where there is no whole. */
export const percentOf = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0);

/** What binary fractions lose: 0.285 of one is 28.499999999999996 %. */
const lostPercent = 1e-9;

/** A percent as every screen shows it, and as every band is told from it: whole, half up. 22 of 24 is 92. */
export const roundedPercent = (percent: number): number => Math.floor(percent + 0.5 + lostPercent);
