import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
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
  const to = email.data ? ` to ${email.data}` : '';
  const { why, at } = undeliverable;
  return (
    <Alert
      type="warning"
      header={`No e-mails are sent${to}`}
      action={
        <Button formAction="none" loading={allowing.isPending} onClick={() => allowing.mutate()}>
          Send e-mails again
        </Button>
      }
    >
      {why === 'bounced'
        ? `One came back on ${instantIn(timezone, at)}: your mailbox does not exist, or takes none of ours.`
        : `One was reported as spam on ${instantIn(timezone, at)}.`}
    </Alert>
  );
}

/** What became of the e-mails, where there is something to know. */
export function EmailStanding({ view, timezone }: Props) {
  const email = useEmail();
  const { canEmail, unsubscribed, undeliverable, lastEmailAt } = view;
  if (!canEmail)
    return (
      <StatusIndicator type="warning">
        E-mail is not set up for this site yet, so none is sent.
      </StatusIndicator>
    );
  if (undeliverable) return <Undeliverable view={view} timezone={timezone} />;
  if (unsubscribed)
    return (
      <StatusIndicator type="stopped">
        Unsubscribed from an e-mail on {instantIn(timezone, unsubscribed.at)}
      </StatusIndicator>
    );
  const to = email.data ? `To ${email.data}. ` : '';
  const last = lastEmailAt === null ? '' : `Last e-mail on ${instantIn(timezone, lastEmailAt)}`;
  return to + last === '' ? null : <span className="muted">{to + last}</span>;
}
