import { createStore } from '../ui/store.ts';
import { ApiProblem } from './problem.ts';

/** What the server said about the whole session, whichever call met it first. */
export const refusal = createStore<'unauthenticated' | 'subscription-required' | null>(null);

export function noteRefusal(error: unknown): void {
  if (!(error instanceof ApiProblem)) return;
  if (error.code === 'unauthenticated' || error.code === 'subscription-required') refusal.set(error.code);
}
