/** A part of a whole in percent, unrounded; 0 if the whole is 0. */
export const percentOf = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0);

/** Corrects the error of binary fractions: 0.285 of one is 28.499999999999996 %. */
const lostPercent = 1e-9;

/** Rounds to a whole number, half up. */
export const rounded = (value: number): number => Math.floor(value + 0.5 + lostPercent);

/** A percentage as every screen shows it and every band uses it: whole, rounded half up. 22 of 24 is 92. */
export const roundedPercent = (percent: number): number => rounded(percent);

/** Whether a percentage is below a limit, both as displayed: 59.6 is shown as 60, which is not below 60. */
export const isBelowPercent = (percent: number, limitPercent: number): boolean =>
  roundedPercent(percent) < roundedPercent(limitPercent);

/** Whether a percentage is above a limit, both as displayed: 95.4 is shown as 95, which is not above 95. */
export const isAbovePercent = (percent: number, limitPercent: number): boolean =>
  isBelowPercent(limitPercent, percent);

/** Whether a share of one is at or above a threshold, both as displayed: 0.796 reaches 0.8. */
export const reachesShare = (share: number, threshold: number): boolean =>
  !isBelowPercent(share * 100, threshold * 100);
