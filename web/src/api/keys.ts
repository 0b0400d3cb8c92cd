import type { LiveTopic } from '#shared/contracts/live/topics.ts';

/**
 * Query keys begin with the topic under which the server announces changes, so a topic identifies all data that it
 * makes stale.
 */
export const topicKey = (topic: LiveTopic): readonly [LiveTopic] => [topic];

export const scheduleKey = (from: string | undefined, to: string | undefined) =>
  ['schedule', 'range', from ?? '', to ?? ''] as const;
export const classKey = (classId: string) => ['schedule', 'class', classId] as const;
export const bookingsKey = (classId: string) => ['schedule', 'bookings', classId] as const;
export const changesKey = (classId: string) => ['schedule', 'changes', classId] as const;
export const successorsKey = ['schedule', 'successors'] as const;
export const decisionsKey = (tab: string) => ['decisions', tab] as const;
/** This key has no topic: a what-if result does not change after it was requested. */
export const whatIfKey = (classId: string) => ['what-if', classId] as const;
/** This key has no topic: a text does not change once it has been worded. */
export const wordingKey = (decisionId: string) => ['wording', decisionId] as const;
export const decisionKey = (decisionId: string) => ['decisions', 'one', decisionId] as const;
export const settingsEffectKey = ['decisions', 'settings-effect'] as const;
export const optimizerRunKey = ['runs', 'optimizer'] as const;
export const simulationKey = ['runs', 'simulation'] as const;
export const activityKey = (filter: unknown) => ['activity', 'list', filter] as const;
export const failuresKey = ['activity', 'failures'] as const;
export const recordingKey = (adjustmentId: string) => ['activity', 'recording', adjustmentId] as const;
export const settingsKey = ['settings'] as const;
export const calendarKey = ['settings', 'calendar'] as const;
export const notificationsKey = ['notifications', 'list'] as const;
export const newNotificationsKey = ['notifications', 'new'] as const;
export const visitValuesKey = ['settings', 'visit-values'] as const;
export const integrationsKey = ['integrations'] as const;
export const mappingKey = (integrationId: string) => ['integrations', 'mapping', integrationId] as const;
export const signsKey = ['integrations', 'signs'] as const;
export const sourcesKey = ['integrations', 'sources'] as const;
export const requestsKey = (status: string) => ['integrations', 'requests', status] as const;
export const rulesKey = ['rules', 'list'] as const;
export const importsKey = ['imports', 'list'] as const;
export const importKey = (importId: string) => ['imports', 'one', importId] as const;
/** This key has no topic: a file that is read in the same way has the same rows, whatever other imports do. */
export const importPreviewKey = (importId: string, plan: string) =>
  ['import-preview', importId, plan] as const;
export const clearingKey = (clearingId: string) => ['imports', 'clearing', clearingId] as const;
export const runningClearingKey = ['imports', 'clearing'] as const;
export const ticketsKey = ['support', 'tickets'] as const;
export const ticketKey = (ticketId: string) => ['support', 'ticket', ticketId] as const;
export const teamTicketsKey = (filter: unknown) => ['support', 'team', filter] as const;
export const teamTicketKey = (ticketId: string) => ['support', 'team-ticket', ticketId] as const;
export const reservationsKey = ['reservations'] as const;
export const syncKey = ['reservations', 'sync'] as const;
export const layoutsKey = ['reservations', 'layouts'] as const;
export const mailTextKey = (eventId: string) => ['reservations', 'mail', eventId] as const;
export const sendersKey = ['reservations', 'senders'] as const;
export const eventsKey = (status: string) => ['reservations', 'events', status] as const;
export const eventKey = (eventId: string, date: string) => ['reservations', 'event', eventId, date] as const;

/** These keys have no topic: they combine data of several topics, or no live message announces them. */
export const sessionKey = ['session'] as const;
export const dashboardKey = ['dashboard'] as const;
/** Begins like the dashboard's key, because it changes whenever the dashboard's figures do. */
export const impactKey = ['dashboard', 'impact'] as const;
export const progressKey = ['onboarding'] as const;
export const studiosKey = ['studios'] as const;
export const catalogueKey = ['catalogue'] as const;
export const subscriptionKey = ['subscription'] as const;
export const emailKey = ['email'] as const;
export const notificationSettingsKey = ['notification-settings'] as const;
export const browserKey = ['this-browser'] as const;
/** The key contains the rule that is tried out. It has no topic, because changes of stored rules do not affect it. */
export const backtestKey = (terms: unknown) => ['backtest', terms] as const;
export const upliftKey = ['uplift'] as const;
export const factorKey = ['second-factor'] as const;

/** The topics that the dashboard sums up; no other topic changes what it shows. */
const dashboardTopics: readonly LiveTopic[] = [
  'schedule',
  'decisions',
  'activity',
  'settings',
  'integrations',
  'reservations',
];

/** The prefixes of the query keys that these topics make stale. */
export const staleKeys = (topics: readonly LiveTopic[]): readonly (readonly [string])[] => [
  ...(topics.some((topic) => dashboardTopics.includes(topic)) ? [dashboardKey] : []),
  ...topics.map(topicKey),
];
