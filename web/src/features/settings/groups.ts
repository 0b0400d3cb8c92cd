/** Cards that belong together. Each is known by its anchor and its title. */
export interface SettingsGroup {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly (readonly [anchor: string, title: string])[];
}

/** The settings in their order. */
export const groups = [
  {
    id: 'group-automation',
    title: 'Automation',
    cards: [
      ['automation', 'Automation Control'],
      ['ai', 'AI Capacity Optimization'],
    ],
  },
  {
    id: 'group-money',
    title: 'Money',
    cards: [
      ['visit-values', 'What a Visit Is Worth'],
      ['billing', 'Billing'],
    ],
  },
  {
    id: 'group-studio',
    title: 'Studio',
    cards: [
      ['studio', 'Studio Details'],
      ['account', 'Account Setup'],
      ['calendar', 'Holidays and Closures'],
      ['notifications', 'Notifications'],
    ],
  },
  {
    id: 'group-data',
    title: 'Data',
    cards: [
      ['upload', 'Data Upload'],
      ['clearing', 'Data Management'],
    ],
  },
  {
    id: 'group-mails',
    title: 'Reservation e-mails',
    cards: [
      ['mailbox', 'Reservation Email Sync'],
      ['mail-senders', 'Email Sender Mappings'],
      ['mail-confirmations', 'Recent Confirmations'],
      ['mails-to-review', 'Failed Events'],
      ['mail-layouts', 'Learned Layouts'],
    ],
  },
] as const satisfies readonly SettingsGroup[];

export type GroupId = (typeof groups)[number]['id'];
