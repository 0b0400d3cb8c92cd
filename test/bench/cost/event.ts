import type { Billed } from './bill.ts';

export const monthDays = 365.25 / 12;
export const monthSeconds = monthDays * 24 * 3600;
export const weeks = monthDays / 7;

export interface Event extends Billed {
  /** How the count comes about. */
  readonly because: string;
  /** Paid once a deployment, or once for many studios. */
  readonly shared?: boolean;
}
