/** The state of one marketplace's part of a decision. */
export const partStates = ['pending', 'applied', 'cancelled', 'failed'] as const;
export type PartState = (typeof partStates)[number];

/** The status of an applied decision, determined by its parts. */
export type CarriedOutState = 'queued' | 'sending' | 'executed' | 'partly-executed' | 'failed' | 'superseded';

/**
 * Summarises the parts of an applied decision; at least one part is given.
 *
 * - `queued`: a part is still to be sent, and none has arrived
 * - `sending`: a part is still to be sent, and another has arrived
 * - `executed`: all parts have arrived, except those that newer changes replaced
 * - `partly-executed`: a part has arrived, and another failed
 * - `failed`: a part failed, and none has arrived
 * - `superseded`: newer changes replaced all parts
 */
export function decisionStateOf(parts: readonly { readonly status: PartState }[]): CarriedOutState {
  const has = (wanted: PartState): boolean => parts.some(({ status }) => status === wanted);
  if (has('pending')) return has('applied') ? 'sending' : 'queued';
  if (has('applied')) return has('failed') ? 'partly-executed' : 'executed';
  return has('failed') ? 'failed' : 'superseded';
}

/** The states in which a part of a decision has arrived at its marketplace. */
export const arrivedStates = ['executed', 'partly-executed', 'sending'] as const;

/** The states in which a part of a decision is still to be sent. */
export const underwayStates = ['queued', 'sending'] as const;

/** Whether a part of a decision is still to be sent. */
export const isUnderway = (state: string): boolean => underwayStates.some((one) => one === state);
