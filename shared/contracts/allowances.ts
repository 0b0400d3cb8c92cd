/** Limits on how often one account may do something within an hour of the clock, with the message after that. */
export const allowances = {
  /** Signing in to a marketplace with credentials that somebody typed. */
  connect: { hourlyMax: 20, spent: 'You have tried to connect as often as an hour allows.' },
  /** Signing in to a marketplace with stored credentials. */
  'test-connection': { hourlyMax: 30, spent: 'You have tested connections as often as an hour allows.' },
  /** Reading a marketplace's listings again. */
  'read-mapping': { hourlyMax: 60, spent: 'You have had your listings read as often as an hour allows.' },
  /** Asking the team to connect a studio system. */
  'request-system': { hourlyMax: 20, spent: 'You have sent as many requests as an hour allows.' },
  /** Seeing credentials that a studio stored. */
  reveal: { hourlyMax: 10, spent: 'You have looked at as many credentials as an hour allows.' },
  /** Beginning to connect a mailbox. */
  gmail: { hourlyMax: 20, spent: 'You have begun to connect Gmail as often as an hour allows.' },
  /** Importing a file, with a form for its upload or sent completely. */
  import: { hourlyMax: 120, spent: 'You have uploaded as many files as an hour allows.' },
  /** Reading an uploaded file to find the meaning of its columns. */
  analysis: { hourlyMax: 240, spent: 'You have had as many files looked into as an hour allows.' },
  /** Checking every row of an uploaded file before it is confirmed: after each correction. */
  preview: { hourlyMax: 1_200, spent: 'You have had files checked as often as an hour allows.' },
  /** Taking an uploaded file in, its columns confirmed. */
  confirmation: { hourlyMax: 120, spent: 'You have taken in as many files as an hour allows.' },
  /** Deleting imported data. */
  clearing: { hourlyMax: 20, spent: 'You have cleared your data as often as an hour allows.' },
  /** Taking back the rows of an import that was cut short. */
  'taking-back': { hourlyMax: 20, spent: 'You have taken imports back as often as an hour allows.' },
  /** Deciding every open class of the studio. */
  optimizer: { hourlyMax: 60, spent: 'You have run the AI optimizer as often as an hour allows.' },
  /** Replaying eight weeks under the settings that are to be saved. */
  simulation: { hourlyMax: 30, spent: 'You have run as many simulations as an hour allows.' },
  /** Replaying a rule on past classes. */
  backtest: { hourlyMax: 300, spent: 'You have tried out rules as often as an hour allows.' },
  /** Making weekly classes of one. */
  recurrence: { hourlyMax: 120, spent: 'You have repeated classes as often as an hour allows.' },
  /** Sending a failed change once more. */
  redrive: { hourlyMax: 300, spent: 'You have sent changes again as often as an hour allows.' },
  /** Reading a mail once more. */
  'retry-mail': { hourlyMax: 300, spent: 'You have had mails read again as often as an hour allows.' },
  /** Asking the help base, which a model may word. */
  chat: {
    hourlyMax: 60,
    spent: 'You have asked as much as we can answer in an hour. You can also create a support ticket.',
  },
  /** Having a model reword a decision's analysis. */
  wording: { hourlyMax: 300, spent: 'You have asked for other words as often as an hour allows.' },
  /** Opening a support ticket. */
  ticket: { hourlyMax: 100, spent: 'You have opened as many tickets as an hour allows.' },
  /** Writing into the thread of a ticket. */
  reply: { hourlyMax: 120, spent: 'You have written as many replies as an hour allows.' },
  /** Beginning a checkout at Stripe, or opening its portal. */
  billing: { hourlyMax: 60, spent: 'You have asked for the payment page as often as an hour allows.' },
  /** Uploading a logo. */
  logo: { hourlyMax: 100, spent: 'You have uploaded as many logos as an hour allows.' },
  /** Checking and publishing an uploaded logo. */
  'publish-logo': { hourlyMax: 100, spent: 'You have changed logos as often as an hour allows.' },
} as const satisfies Record<string, { readonly hourlyMax: number; readonly spent: string }>;

export type Allowance = keyof typeof allowances;
