/** The topics that an open page can be told of. They are plain values, so that whoever reads them needs no schema. */
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
