/** Paths of the app's screens that e-mails lead to, below its address. The app's own paths are made of them. */
export const screens = {
  waitingDecisions: '/ai-decisions?tab=pending',
  integrations: '/integrations',
  failedChanges: '/logs?status=failure',
  changes: '/logs',
  mailsToReview: '/settings#mails-to-review',
  mailbox: '/settings#mailbox',
  emails: '/settings#emails',
  billing: '/settings#billing',
  importHistory: '/classes?imports',
} as const;
