import { createStore } from '../ui/store.ts';
import { ApiProblem } from './problem.ts';

const refusals = ['unauthenticated', 'studio-closed', 'subscription-required'] as const;
type Refusal = (typeof refusals)[number];

/** A refusal that concerns the whole session, whichever call received it. */
export const refusal = createStore<Refusal | null>(null);

export function recordRefusal(error: unknown): void {
  if (!(error instanceof ApiProblem)) return;
  const said = refusals.find((code) => code === error.code);
  if (said) refusal.set(said);
}
