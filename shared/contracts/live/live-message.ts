import * as z from 'zod';

/** What the server tells an open page: which of its lists changed. The page asks for them anew. */
export const liveTopic = z.enum([
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
]);
export type LiveTopic = z.output<typeof liveTopic>;
export const liveMessage = z.strictObject({ topics: z.array(liveTopic) });
