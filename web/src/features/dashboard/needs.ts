import * as messages from '#messages/dashboard';
import { signedWholeMoney } from '../../ui/money.ts';
import { needsCountMax } from '#shared/contracts/dashboard/needs-count.ts';
import { isWorking } from '#shared/core/states/connection-state.ts';
import {
  classPath,
  failedChangesPath,
  integrationsPath,
  mailboxPath,
  mailsToReviewPath,
  waitingDecisionsPath,
} from '../../app/paths.ts';
import { ageMessage } from '../../ui/age-messages.ts';
import { connectionMessages } from '../../ui/connection-messages.ts';
import type { Dashboard } from './coming-week.ts';

/** A task for a person: what it is, its worth or its age, and the page on which to do it. */
export interface Need {
  readonly text: string;
  readonly detail: string;
  readonly href: string;
}

/** A count, such as '3', or '100 or more' if counting stopped there. */
const countShown = (count: number): string =>
  count >= needsCountMax ? messages.orMore(needsCountMax) : String(count);

type Waiting = Dashboard['needs']['mails'];

const oldestMessage = ({ since }: Waiting, now: Date): string =>
  since === null ? '' : messages.theOldest(ageMessage(since, now));

const decisionsNeed = ({ waiting: { decisions, worthMinor }, currency }: Dashboard): Need[] =>
  decisions === 0
    ? []
    : [
        {
          text: messages.reviewDecisionsRecommendation(decisions),
          detail: worthMinor === 0 ? '' : messages.worthAbout(signedWholeMoney(worthMinor, currency)),
          href: waitingDecisionsPath,
        },
      ];

/** Places on sale that do not exist, with the class that starts first. */
const excessNeed = ({ needs: { excess } }: Dashboard): Need[] =>
  excess
    ? [
        {
          text: messages.closePlacesThatDoNotExist(excess.places),
          detail: messages.inClassesWhileAutomationIsPaused(excess.classes),
          href: classPath(excess.first),
        },
      ]
    : [];

/** Everything that waits for a person, beginning with places that may be sold twice, and recommendations. */
export function needsOf(data: Dashboard, now: Date): Need[] {
  const { failures, mails, mailboxBroken } = data.needs;
  return [
    ...excessNeed(data),
    ...decisionsNeed(data),
    ...data.connected
      .filter(({ state }) => !isWorking(state))
      .map(({ name, state, troubledSince }) => ({
        text: messages.lookAtTheConnectionTo(name),
        detail: [connectionMessages[state].text, troubledSince === null ? '' : ageMessage(troubledSince, now)]
          .join(' ')
          .trim(),
        href: integrationsPath,
      })),
    ...(failures.count === 0
      ? []
      : [
          {
            text: messages.lookAtFailedChanges(countShown(failures.count), failures.count),
            detail: oldestMessage(failures, now),
            href: failedChangesPath,
          },
        ]),
    ...(mails.count === 0
      ? []
      : [
          {
            text: messages.reviewFromEMail(countShown(mails.count), mails.count),
            detail: oldestMessage(mails, now),
            href: mailsToReviewPath,
          },
        ]),
    ...(mailboxBroken
      ? [{ text: messages.reconnectGmail, detail: messages.cupoCannotReadItsEMails, href: mailboxPath }]
      : []),
  ];
}
