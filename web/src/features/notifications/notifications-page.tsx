import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Icon, { type IconProps } from '@cloudscape-design/components/icon';
import { useEffect } from 'react';
import * as messages from '#messages/notifications';
import type { NotificationKind } from '#shared/core/notifications/notice.ts';
import { noticeItems, type NoticeItem } from '#shared/core/notifications/notice-items.ts';
import { notificationMessages } from '#messages/notification-messages';
import { screens } from '#shared/screens.ts';
import { dateIn, timeIn } from '../../ui/dates.ts';
import { Failure } from '../../ui/failure.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { BrowserOffer } from './browser-offer.tsx';
import './notifications.css';
import { useMarkSeen, useNotifications, type Notification } from './use-notifications.ts';

const icons: Record<NotificationKind, IconProps.Name> = {
  morning: 'notification',
  week: 'calendar',
  urgent: 'status-warning',
  imports: 'upload',
  account: 'lock-private',
  billing: 'ticket',
};

const Item = ({ item: { text, detail, label, path } }: { item: NoticeItem }) => (
  <div className="notification-item">
    <strong>{text}</strong>
    {detail !== null && <p>{detail}</p>}
    <GoLink href={path}>{label}</GoLink>
  </div>
);

function Entry({ entry, timezone }: { entry: Notification; timezone: string }) {
  const items = noticeItems(entry.notice, { messages: notificationMessages, timezone });
  return (
    <li className="notification">
      <span className="notification-icon">
        <Icon name={icons[entry.kind]} />
      </span>
      <div className="notification-items">
        {items.map((item) => (
          <Item key={item.text} item={item} />
        ))}
      </div>
      <span className="notification-when">
        {entry.isNew && <Badge color="blue">{messages.newLabel}</Badge>}
        <time dateTime={entry.at}>{timeIn(timezone, entry.at)}</time>
      </span>
    </li>
  );
}

function Day({ day, entries, timezone }: { day: string; entries: Notification[]; timezone: string }) {
  return (
    <Container header={<Header variant="h2">{day}</Header>}>
      <ul className="notification-list">
        {entries.map((entry) => (
          <Entry key={entry.notificationId} entry={entry} timezone={timezone} />
        ))}
      </ul>
    </Container>
  );
}

const Nothing = () => (
  <Container>
    <Box textAlign="center" padding={{ vertical: 'xl' }}>
      <strong>{messages.nothingYet}</strong>
      <Box variant="p" color="text-body-secondary">
        {messages.whatNeedsYouWhatWasDone}
      </Box>
    </Box>
  </Container>
);

function List() {
  const query = useNotifications();
  const { mutate: markSeen } = useMarkSeen();
  const all = query.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  const timezone = query.data?.pages[0]?.timezone ?? 'UTC';
  const [newest] = all;
  const unseenId = newest?.isNew === true ? newest.notificationId : undefined;
  useEffect(() => {
    if (unseenId !== undefined) markSeen(unseenId);
  }, [unseenId, markSeen]);
  if (query.isPending) return <Loading />;
  if (query.isError && all.length === 0)
    return (
      <Failure
        header={messages.failedToLoadNotifications}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  if (all.length === 0) return <Nothing />;
  const dayOf = ({ at }: Notification): string => dateIn(timezone, at);
  const days = [...new Set(all.map(dayOf))];
  return (
    <>
      {days.map((day) => (
        <Day key={day} day={day} entries={all.filter((entry) => dayOf(entry) === day)} timezone={timezone} />
      ))}
      <MoreButton query={query} text={messages.showEarlierOnes} />
    </>
  );
}

/** The notifications of the last 90 days. */
export default function NotificationsPage() {
  useTitle(messages.notifications);
  return (
    <div className="page">
      <Header
        variant="h1"
        description={messages.whatNeedsYouWhatWasDoneAnd}
        actions={<GoLink href={screens.notificationSettings}>{messages.chooseWhatYouAreTold}</GoLink>}
      >
        {messages.notifications}
      </Header>
      <BrowserOffer />
      <List />
    </div>
  );
}
