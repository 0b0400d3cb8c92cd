/** The topics that the server announces to open pages. They are plain values that can be read without a schema. */
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
