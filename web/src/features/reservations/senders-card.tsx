import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import * as messages from '#messages/reservations';
import { channelNames } from '#shared/channels.ts';
import { sendersMax, type SenderView } from '#shared/contracts/reservations/sender.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { SettingCard } from '../../ui/setting-card.tsx';
import { Tag } from '../../ui/tag.tsx';
import { SenderForm } from './sender-form.tsx';
import { useDeleteSender, useSenders } from './use-senders.ts';

function Sender({ sender }: { sender: SenderView }) {
  const deleting = useDeleteSender();
  return (
    <li>
      <span className="mail-address">{sender.senderEmail}</span>
      <Tag>{channelNames[sender.marketplace]}</Tag>
      <Button
        variant="icon"
        iconName="remove"
        loading={deleting.isPending}
        ariaLabel={messages.deleteSenderEmail(sender.senderEmail)}
        onClick={() => deleting.mutate(sender)}
      />
    </li>
  );
}

const List = ({ senders }: { senders: readonly SenderView[] }) =>
  senders.length === 0 ? (
    <p className="muted">{messages.noSendersYetNoMailIs}</p>
  ) : (
    // A list that scrolls must be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="mail-scroll" aria-label={messages.senderMappings} tabIndex={0}>
      <ul className="mail-list">
        {senders.map((sender) => (
          <Sender key={sender.senderId} sender={sender} />
        ))}
      </ul>
    </section>
  );

const Help = () => (
  <ExpandableSection headerText={messages.whichAddressesToAdd} variant="footer">
    <dl className="mail-help">
      <dt>ClassPass</dt>
      <dd>
        <code>no-reply@classpass.com</code>, <code>bookings@classpass.com</code>
      </dd>
      <dt>{messages.fitpassAndTotalPass}</dt>
      <dd>{messages.theSenderOfTheBookingMails}</dd>
      <dt>Wellhub</dt>
      <dd>{messages.reportsBookingsOnItsOwnOnce}</dd>
    </dl>
  </ExpandableSection>
);

/** The senders whose e-mails are read, each with its marketplace. */
export function SendersCard() {
  const { data, error, refetch } = useSenders();
  return (
    <SettingCard
      anchor="mail-senders"
      title={messages.emailSenderMappings}
      description={messages.onlyMailsFromTheseAddressesAre}
    >
      <div className="mail-card">
        {data && (
          <>
            <SenderForm full={data.senders.length >= sendersMax} />
            <List senders={data.senders} />
          </>
        )}
        {!data && !error && <Loading />}
        {!data && error && (
          <Failure
            header={messages.theSenderMappingsCouldNotBe}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        <Help />
      </div>
    </SettingCard>
  );
}
