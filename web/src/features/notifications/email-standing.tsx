import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import * as messages from '#messages/notifications';
import type { NotificationSettingsView } from '#shared/contracts/notifications/notification-settings.ts';
import { useEmail } from '../../app/use-email.ts';
import { instantIn } from '../../ui/dates.ts';
import { useAllowEmails } from './use-notification-settings.ts';

interface Props {
  view: NotificationSettingsView;
  timezone: string;
}

function Undeliverable({ view: { undeliverable }, timezone }: Props) {
  const email = useEmail();
  const allowing = useAllowEmails();
  if (!undeliverable) return null;
  const to = email.data ? messages.toAddress(email.data) : '';
  const { why, at } = undeliverable;
  return (
    <Alert
      type="warning"
      header={messages.noEMailsAreSent(to)}
      action={
        <Button formAction="none" loading={allowing.isPending} onClick={() => allowing.mutate()}>
          {messages.sendEMailsAgain}
        </Button>
      }
    >
      {why === 'bounced'
        ? messages.oneCameBackOnYourMailbox(instantIn(timezone, at))
        : messages.oneWasReportedAsSpamOn(instantIn(timezone, at))}
    </Alert>
  );
}

/** The state of e-mail delivery, if there is something to report. */
export function EmailStanding({ view, timezone }: Props) {
  const email = useEmail();
  const { canEmail, unsubscribed, undeliverable, lastEmailAt } = view;
  if (!canEmail) return <StatusIndicator type="warning">{messages.eMailIsNotSetUp}</StatusIndicator>;
  if (undeliverable) return <Undeliverable view={view} timezone={timezone} />;
  if (unsubscribed)
    return (
      <StatusIndicator type="stopped">
        {messages.unsubscribedFromAnEMailOn(instantIn(timezone, unsubscribed.at))}
      </StatusIndicator>
    );
  const to = email.data ? messages.toAddressSentence(email.data) : '';
  const last = lastEmailAt === null ? '' : messages.lastEMailOn(instantIn(timezone, lastEmailAt));
  return to + last === '' ? null : <span className="muted">{to + last}</span>;
}
