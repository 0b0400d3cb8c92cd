/** The lists a decision can be looked at in; the ids are the server's. */
export const decisionTabs = [
  { id: 'all', label: 'All Decisions' },
  { id: 'pending', label: 'Pending Review' },
  { id: 'queued', label: 'Queued' },
  { id: 'executed', label: 'Executed' },
] as const;

export type DecisionTab = (typeof decisionTabs)[number]['id'];

/** The tab of an address; what waits for an answer where it names none. */
export const tabOf = (text: string | null): DecisionTab =>
  decisionTabs.find(({ id }) => id === text)?.id ?? 'pending';
