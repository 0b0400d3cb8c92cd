/** What an open page can be told of. Values alone: who reads them carries no schema for it. */
export const liveTopics = [
  'schedule',
  'decisions',
  'runs',
  'activity',
  'settings',
  'integrations',
  'imports',
  'rules',
  'support',
  'reservations',
  'notifications',
] as const;
export type LiveTopic = (typeof liveTopics)[number];
