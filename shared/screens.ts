/** Paths of the app's screens that notifications link to. The app's own paths are derived from them. */
export const screens = {
  waitingDecisions: '/ai-decisions?tab=pending',
  integrations: '/integrations',
  failedChanges: '/logs?status=failure',
  changes: '/logs',
  mailsToReview: '/settings#mails-to-review',
  mailbox: '/settings#mailbox',
  notifications: '/notifications',
  notificationSettings: '/settings#notifications',
  dashboard: '/dashboard',
  schedule: '/classes',
  impact: '/impact',
  account: '/account',
  billing: '/settings#billing',
  importHistory: '/classes?imports',
} as const;
