/** Rate limits per account and clock hour, each with the message shown when it is reached. */
export const allowances = {
  /** Signing in to a marketplace with credentials entered by a person. */
  connect: { hourlyMax: 20, spent: 'You have tried to connect as often as an hour allows.' },
  /** Signing in to a marketplace with stored credentials. */
  'test-connection': { hourlyMax: 30, spent: 'You have tested connections as often as an hour allows.' },
  /** Reading a marketplace's listings again. */
  'read-mapping': { hourlyMax: 60, spent: 'You have had your listings read as often as an hour allows.' },
  /** Asking the team to connect a studio system. */
  'request-system': { hourlyMax: 20, spent: 'You have sent as many requests as an hour allows.' },
  /** Viewing a studio's stored credentials. */
  reveal: { hourlyMax: 10, spent: 'You have looked at as many credentials as an hour allows.' },
  /** Starting to connect a mailbox. */
  gmail: { hourlyMax: 20, spent: 'You have begun to connect Gmail as often as an hour allows.' },
  /** Uploading a file for import, through a form or in one request. */
  import: { hourlyMax: 120, spent: 'You have uploaded as many files as an hour allows.' },
  /** Reading an uploaded file to identify its columns. */
  analysis: { hourlyMax: 240, spent: 'You have had as many files looked into as an hour allows.' },
  /** Checking every row of an uploaded file before confirmation; runs again after each correction. */
  preview: { hourlyMax: 1_200, spent: 'You have had files checked as often as an hour allows.' },
  /** Importing an uploaded file with confirmed columns. */
  confirmation: { hourlyMax: 120, spent: 'You have taken in as many files as an hour allows.' },
  /** Deleting imported data. */
  clearing: { hourlyMax: 20, spent: 'You have cleared your data as often as an hour allows.' },
  /** Removing the rows of an unfinished import. */
  'taking-back': { hourlyMax: 20, spent: 'You have taken imports back as often as an hour allows.' },
  /** Running the optimizer on every open class of the studio. */
  optimizer: { hourlyMax: 60, spent: 'You have run the AI optimizer as often as an hour allows.' },
  /** Replaying eight weeks with the settings to be saved. */
  simulation: { hourlyMax: 30, spent: 'You have run as many simulations as an hour allows.' },
  /** Replaying a rule on past classes. */
  backtest: { hourlyMax: 300, spent: 'You have tried out rules as often as an hour allows.' },
  /** Repeating a class weekly. */
  recurrence: { hourlyMax: 120, spent: 'You have repeated classes as often as an hour allows.' },
  /** Retrying a failed change. */
  redrive: { hourlyMax: 300, spent: 'You have sent changes again as often as an hour allows.' },
  /** Reading an e-mail again. */
  'retry-mail': { hourlyMax: 300, spent: 'You have had mails read again as often as an hour allows.' },
  /** Searching the help base; a language model may word the answer. */
  chat: {
    hourlyMax: 60,
    spent: 'You have asked as much as we can answer in an hour. You can also create a support ticket.',
  },
  /** Having a language model reword a decision's analysis. */
  wording: { hourlyMax: 300, spent: 'You have asked for other words as often as an hour allows.' },
  /** Opening a support ticket. */
  ticket: { hourlyMax: 100, spent: 'You have opened as many tickets as an hour allows.' },
  /** Replying to a ticket. */
  reply: { hourlyMax: 120, spent: 'You have written as many replies as an hour allows.' },
  /** Starting a checkout at Stripe, or opening its portal. */
  billing: { hourlyMax: 60, spent: 'You have asked for the payment page as often as an hour allows.' },
  /** Uploading a logo. */
  logo: { hourlyMax: 100, spent: 'You have uploaded as many logos as an hour allows.' },
  /** Checking and publishing an uploaded logo. */
  'publish-logo': { hourlyMax: 100, spent: 'You have changed logos as often as an hour allows.' },
} as const satisfies Record<string, { readonly hourlyMax: number; readonly spent: string }>;

export type Allowance = keyof typeof allowances;
