import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import Toggle from '@cloudscape-design/components/toggle';
import { useState } from 'react';
import type { EmailSettings, EmailSettingsView } from '#shared/contracts/notifications/email-settings.ts';
import { useEmail } from '../../app/use-email.ts';
import { CheckedForm } from '../../ui/checked-form.tsx';
import { instantIn } from '../../ui/dates.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { SettingCard } from '../../ui/setting-card.tsx';
import { useEmailSettings, useSaveEmailSettings } from './use-email-settings.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

interface StandingProps {
  view: EmailSettingsView;
  timezone: string;
}

/** What became of it, where there is something to know. */
function Standing({ view: { canSend, unsubscribedAt, lastSentAt }, timezone }: StandingProps) {
  if (!canSend)
    return (
      <StatusIndicator type="warning">
        E-mail is not set up for this site yet, so none is sent.
      </StatusIndicator>
    );
  if (unsubscribedAt !== null)
    return (
      <StatusIndicator type="stopped">
        Unsubscribed from an e-mail on {instantIn(timezone, unsubscribedAt)}
      </StatusIndicator>
    );
  return lastSentAt === null ? null : (
    <span className="muted">Last sent on {instantIn(timezone, lastSentAt)}</span>
  );
}

interface FieldsProps extends StandingProps {
  draft: EmailSettings;
  onChange: (part: Partial<EmailSettings>) => void;
}

function Fields({ view, timezone, draft, onChange }: FieldsProps) {
  const email = useEmail();
  return (
    <SpaceBetween size="m">
      <Toggle
        checked={draft.morning}
        description="What waits for your answer and its worth, what failed, and what was carried out the day before. No e-mail on a morning without any of these."
        onChange={({ detail }) => onChange({ morning: detail.checked })}
      >
        Send me an e-mail in the morning
      </Toggle>
      <FormField label="Hour" description={`On your studio's clock${email.data ? `, to ${email.data}` : ''}`}>
        <Select
          disabled={!draft.morning}
          selectedOption={hours[draft.hour] ?? null}
          options={hours}
          onChange={({ detail }) => onChange({ hour: Number(detail.selectedOption.value) })}
        />
      </FormField>
      <Standing view={view} timezone={timezone} />
      <Toggle
        checked={draft.urgent}
        description="A password is refused, a payment or an import fails, a class is sold beyond its places, or our team looks at what you entered"
        onChange={({ detail }) => onChange({ urgent: detail.checked })}
      >
        Tell me at once what cannot wait
      </Toggle>
    </SpaceBetween>
  );
}

/** Which e-mails the owner gets: each morning what needs a person, and at once what does not go on without them. */
export function EmailsCard({ timezone }: { timezone: string }) {
  const { data, error, refetch } = useEmailSettings();
  const [edited, setEdited] = useState<Partial<EmailSettings>>({});
  const saving = useSaveEmailSettings();
  const draft = data && { morning: data.morning, hour: data.hour, urgent: data.urgent, ...edited };
  const changed =
    data !== undefined &&
    (draft?.morning !== data.morning || draft.hour !== data.hour || draft.urgent !== data.urgent);
  const save = (): void => {
    if (draft && changed) saving.mutate(draft, { onSuccess: () => setEdited({}) });
  };
  return (
    <CheckedForm className="setting-form" onSubmit={save}>
      <SettingCard
        anchor="emails"
        title="E-mails to You"
        description="What waits for you in the morning, and what cannot wait"
        actions={
          <Button variant="primary" formAction="submit" disabled={!changed} loading={saving.isPending}>
            Save E-mails
          </Button>
        }
      >
        {data && draft ? (
          <Fields
            view={data}
            timezone={timezone}
            draft={draft}
            onChange={(part) => setEdited((now) => ({ ...now, ...part }))}
          />
        ) : error ? (
          <Failure header="Failed to load what is e-mailed" error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </SettingCard>
    </CheckedForm>
  );
}
