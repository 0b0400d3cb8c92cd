import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/activity';
import type { ActivityView } from '#shared/contracts/activity/activity.ts';
import type { listFailures } from '#shared/contracts/activity/list-failures.ts';
import { channelNames, isGuided } from '#shared/channels.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { instantIn, mediumDay } from '../../ui/dates.ts';
import { useRedrive } from './use-redrive.ts';
import { Details } from './details.tsx';
import { failuresTitle, notShownText } from './wording.ts';

/** Sends a change again, after the cause of the failure is fixed. */
function SendAgain({ adjustmentId, className, marketplace }: ActivityView) {
  const sending = useRedrive();
  return (
    <Button
      iconName="refresh"
      loading={sending.isPending}
      ariaLabel={messages.sendAgainOn(className, channelNames[marketplace])}
      onClick={() => sending.mutate(adjustmentId)}
    >
      {messages.sendAgain}
    </Button>
  );
}

const Item = ({ activity, timezone }: { activity: ActivityView; timezone: string }) => (
  <li>
    <div className="two-lines">
      <strong>
        {messages.classNameDayAtClassLocal(
          activity.className,
          mediumDay(activity.classLocalDate),
          activity.classLocalTime,
        )}
      </strong>
      <span>
        {notShownText(activity, channelNames[activity.marketplace], instantIn(timezone, activity.createdAt))}
      </span>
      <span>
        <Details activity={activity} />
      </span>
    </div>
    {!isGuided(activity.marketplace) && <SendAgain {...activity} />}
  </li>
);

/** Failed changes that should be on marketplaces. It shows nothing if there are none. */
export const FailuresAlert = ({ failures, more, timezone }: OutputOf<typeof listFailures>) =>
  failures.length === 0 ? null : (
    <Alert type="error" header={failuresTitle(failures.length, more)}>
      <ul className="failures">
        {failures.map((activity) => (
          <Item key={activity.adjustmentId} activity={activity} timezone={timezone} />
        ))}
      </ul>
      {more && <p>{messages.thereMayBeMoreChooseThe}</p>}
    </Alert>
  );
