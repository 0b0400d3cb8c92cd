import * as messages from '#messages/settings';

/** A group of cards, identified by its anchor and its title. */
export interface SettingsGroup {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly (readonly [anchor: string, title: string])[];
}

/** The groups of settings, in order. */
export const groups = [
  {
    id: 'group-automation',
    title: messages.automation,
    cards: [
      ['automation', messages.automationControl],
      ['ai', messages.aiCapacityOptimization],
    ],
  },
  {
    id: 'group-money',
    title: messages.money,
    cards: [
      ['visit-values', messages.whatAVisitIsWorth],
      ['billing', messages.billing],
    ],
  },
  {
    id: 'group-studio',
    title: messages.studio,
    cards: [
      ['studio', messages.studioDetails],
      ['language', messages.language],
      ['account', messages.accountSetup],
      ['calendar', messages.holidaysAndClosures],
      ['notifications', messages.notifications],
    ],
  },
  {
    id: 'group-data',
    title: messages.data,
    cards: [
      ['upload', messages.dataUpload],
      ['clearing', messages.dataManagement],
    ],
  },
  {
    id: 'group-mails',
    title: messages.reservationEMails,
    cards: [
      ['mailbox', messages.reservationEmailSync],
      ['mail-senders', messages.emailSenderMappings],
      ['mail-confirmations', messages.recentConfirmations],
      ['mails-to-review', messages.failedEvents],
      ['mail-layouts', messages.learnedLayouts],
    ],
  },
] as const satisfies readonly SettingsGroup[];

export type GroupId = (typeof groups)[number]['id'];
