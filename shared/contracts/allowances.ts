/** Rate limits per account and clock hour, each with the message shown when it is reached. */
export const allowances = {
  /** Signing in to a marketplace with credentials entered by a person. */
  connect: { hourlyMax: 20, spent: 'You have reached the hourly limit for connecting.' },
  /** Signing in to a marketplace with stored credentials. */
  'test-connection': { hourlyMax: 30, spent: 'You have reached the hourly limit for testing connections.' },
  /** Reading a marketplace's listings again. */
  'read-mapping': { hourlyMax: 60, spent: 'You have reached the hourly limit for reading listings again.' },
  /** Asking the team to connect a studio system. */
  'request-system': { hourlyMax: 20, spent: 'You have reached the hourly limit for requests.' },
  /** Viewing a studio's stored credentials. */
  reveal: { hourlyMax: 10, spent: 'You have reached the hourly limit for viewing credentials.' },
  /** Starting to connect a mailbox. */
  gmail: { hourlyMax: 20, spent: 'You have reached the hourly limit for connecting Gmail.' },
  /** Uploading a file for import, through a form or in one request. */
  import: { hourlyMax: 120, spent: 'You have reached the hourly limit for uploading files.' },
  /** Reading an uploaded file to identify its columns. */
  analysis: { hourlyMax: 240, spent: 'You have reached the hourly limit for analysing files.' },
  /** Checking every row of an uploaded file before confirmation; runs again after each correction. */
  preview: { hourlyMax: 1_200, spent: 'You have reached the hourly limit for checking files.' },
  /** Importing an uploaded file with confirmed columns. */
  confirmation: { hourlyMax: 120, spent: 'You have reached the hourly limit for importing files.' },
  /** Deleting imported data. */
  clearing: { hourlyMax: 20, spent: 'You have reached the hourly limit for clearing data.' },
  /** Removing the rows of an unfinished import. */
  'taking-back': { hourlyMax: 20, spent: 'You have reached the hourly limit for taking imports back.' },
  /** Running the optimizer on every open class of the studio. */
  optimizer: { hourlyMax: 60, spent: 'You have reached the hourly limit for running the AI optimizer.' },
  /** Replaying eight weeks with the settings to be saved. */
  simulation: { hourlyMax: 30, spent: 'You have reached the hourly limit for simulations.' },
  /** Replaying a rule on past classes. */
  backtest: { hourlyMax: 300, spent: 'You have reached the hourly limit for trying out rules.' },
  /** Repeating a class weekly. */
  recurrence: { hourlyMax: 120, spent: 'You have reached the hourly limit for repeating classes.' },
  /** Retrying a failed change. */
  redrive: { hourlyMax: 300, spent: 'You have reached the hourly limit for sending changes again.' },
  /** Reading an e-mail again. */
  'retry-mail': { hourlyMax: 300, spent: 'You have reached the hourly limit for reading mails again.' },
  /** Searching the help base; a language model may word the answer. */
  chat: {
    hourlyMax: 60,
    spent: 'You have reached the hourly limit for questions. You can also create a support ticket.',
  },
  /** Having a language model reword a decision's analysis. */
  wording: { hourlyMax: 300, spent: 'You have reached the hourly limit for rewording.' },
  /** Opening a support ticket. */
  ticket: { hourlyMax: 100, spent: 'You have reached the hourly limit for new tickets.' },
  /** Replying to a ticket. */
  reply: { hourlyMax: 120, spent: 'You have reached the hourly limit for replies.' },
  /** Starting a checkout at Stripe, or opening its portal. */
  billing: { hourlyMax: 60, spent: 'You have reached the hourly limit for opening the payment page.' },
  /** Uploading a logo. */
  logo: { hourlyMax: 100, spent: 'You have reached the hourly limit for uploading logos.' },
  /** Checking and publishing an uploaded logo. */
  'publish-logo': { hourlyMax: 100, spent: 'You have reached the hourly limit for changing logos.' },
} as const satisfies Record<string, { readonly hourlyMax: number; readonly spent: string }>;

export type Allowance = keyof typeof allowances;
