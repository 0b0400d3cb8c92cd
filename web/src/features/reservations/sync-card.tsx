import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import Toggle from '@cloudscape-design/components/toggle';
import { useState } from 'react';
import * as messages from '#messages/reservations';
import { emailCharactersMax, type SyncView } from '#shared/contracts/reservations/sync.ts';
import { instantIn } from '../../ui/dates.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { OwnSentence } from '../../ui/own-sentence.tsx';
import { SettingCard } from '../../ui/setting-card.tsx';
import { DisconnectMailboxDialog } from './disconnect-dialog.tsx';
import { openConsentWindow } from './gmail-popup.ts';
import { useConnectGmail, useSaveSync, useSwitchSync, useSync } from './use-sync.ts';
import { backlogText } from './wording.ts';
import { CheckedForm } from '../../ui/checked-form.tsx';

interface Props {
  sync: SyncView;
  timezone: string;
}

function ConnectButton({ mailbox, gmailAvailable }: SyncView) {
  const connecting = useConnectGmail();
  return (
    <Button
      iconName="external"
      iconAlign="right"
      disabled={!gmailAvailable}
      loading={connecting.isPending}
      loadingText={messages.waitingForGoogle}
      onClick={() => connecting.mutate(openConsentWindow())}
    >
      {mailbox ? messages.reconnect : messages.connectGmail}
    </Button>
  );
}

/** The mailbox, whether it can be read, and the ways to change it. */
function Mailbox({ sync }: { sync: SyncView }) {
  const [asking, setAsking] = useState(false);
  const { mailbox, gmailAvailable } = sync;
  const broken = mailbox?.status === 'broken';
  return (
    <>
      <div className="mailbox">
        {mailbox ? (
          <StatusIndicator type={broken ? 'error' : 'success'}>
            {broken ? messages.connectionLost : messages.connected}: {mailbox.email}
          </StatusIndicator>
        ) : (
          <StatusIndicator type="stopped">{messages.gmailIsNotConnected}</StatusIndicator>
        )}
        <span className="setting-buttons">
          {(!mailbox || broken) && <ConnectButton {...sync} />}
          {mailbox && <Button onClick={() => setAsking(true)}>{messages.disconnect}</Button>}
        </span>
      </div>
      {broken && (
        <Alert type="error" header={messages.gmailHasToBeConnectedAgain}>
          <OwnSentence sentence={mailbox.problem ?? ''} within={messages.untilThenNoReservationMailIs} />
        </Alert>
      )}
      {!gmailAvailable && <Alert type="info">{messages.gmailCannotBeConnectedHereThis}</Alert>}
      {asking && mailbox && (
        <DisconnectMailboxDialog email={mailbox.email} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function Switch({ sync }: { sync: SyncView }) {
  const switching = useSwitchSync();
  const { mailbox, syncEnabled } = sync;
  return (
    <Toggle
      checked={(switching.isPending ? switching.variables.syncEnabled : undefined) ?? syncEnabled}
      disabled={mailbox === null || switching.isPending}
      description={mailbox && !syncEnabled ? messages.noEMailIsReadUntil : messages.readsNewEMailsFromYour}
      onChange={({ detail }) => switching.mutate({ syncEnabled: detail.checked })}
    >
      {messages.emailSync}
    </Toggle>
  );
}

/** Why the typed values cannot be saved. */
function refusalOf(typed: string, { mailbox }: SyncView): string | undefined {
  if (typed === '') return messages.pleaseEnterASyncEmailAddress;
  return mailbox ? undefined : messages.pleaseConnectGmailBeforeSaving;
}

function Address({ sync }: { sync: SyncView }) {
  const { mailbox, syncEmail } = sync;
  const saved = syncEmail ?? mailbox?.email ?? '';
  const [edited, setEdited] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const saving = useSaveSync();
  const typed = (edited ?? saved).trim();
  const onSubmit = (): void => {
    setTried(true);
    if (refusalOf(typed, sync) || saving.isPending) return;
    saving.mutate({ syncEmail: typed }, { onSuccess: () => setEdited(null) });
  };
  return (
    <CheckedForm className="mail-form" onSubmit={onSubmit}>
      <FormField
        label={messages.syncEmail}
        description={messages.theGmailAddressThatYourMarketplaces}
        errorText={tried ? refusalOf(typed, sync) : undefined}
      >
        <Input
          type="email"
          inputMode="email"
          value={edited ?? saved}
          disabled={saving.isPending}
          placeholder="reservations@yourstudio.com"
          nativeInputAttributes={{ maxLength: emailCharactersMax }}
          onChange={({ detail }) => {
            setEdited(detail.value);
            setTried(false);
          }}
        />
      </FormField>
      <Button formAction="submit" loading={saving.isPending}>
        {messages.saveConfiguration}
      </Button>
      {typed !== saved && (
        <div className="mail-form-note">
          <Alert type="info">
            {mailbox
              ? messages.theAddressMustMatchTheConnected(mailbox.email)
              : messages.theAddressMustMatchTheGmail}
          </Alert>
        </div>
      )}
    </CheckedForm>
  );
}

const Body = ({ sync, timezone }: Props) => (
  <>
    <Mailbox sync={sync} />
    <Address key={sync.mailbox?.email} sync={sync} />
    <Switch sync={sync} />
    <KeyValuePairs
      columns={2}
      items={[
        {
          label: messages.lastSync,
          value: sync.lastSyncAt ? instantIn(timezone, sync.lastSyncAt) : messages.notYet,
        },
        { label: messages.onItsWay, value: backlogText(sync) },
      ]}
    />
  </>
);

/** The mailbox that is read, and the progress of reading it. */
export function SyncCard({ timezone }: { timezone: string }) {
  const { data, error, refetch } = useSync();
  return (
    <SettingCard
      anchor="mailbox"
      title={messages.reservationEmailSync}
      description={messages.bookingsThatMarketplacesSendByE}
    >
      <div className="mail-card">
        {data && <Body sync={data} timezone={timezone} />}
        {!data && !error && <Loading />}
        {!data && error && (
          <Failure header={messages.emailSyncCouldNotBeLoaded} error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </SettingCard>
  );
}
