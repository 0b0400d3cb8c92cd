import * as messages from '#messages/decisions';

/** The lists of decisions, with the server's ids. */
export const decisionTabs = [
  { id: 'all', label: messages.allDecisions },
  { id: 'pending', label: messages.pendingReview },
  { id: 'queued', label: messages.queued },
  { id: 'executed', label: messages.executed },
] as const;

export type DecisionTab = (typeof decisionTabs)[number]['id'];

/** The tab in an address; by default, the waiting decisions. */
export const tabOf = (text: string | null): DecisionTab =>
  decisionTabs.find(({ id }) => id === text)?.id ?? 'pending';
