import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as messages from '#messages/notifications';
import type {
  NotificationSettings,
  NotificationSettingsView,
} from '#shared/contracts/notifications/notification-settings.ts';
import { isNothing } from '../../api/changed-fields.ts';
import { CheckedForm } from '../../ui/checked-form.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { SettingCard } from '../../ui/setting-card.tsx';
import { BrowserSwitch } from './browser-switch.tsx';
import { EmailStanding } from './email-standing.tsx';
import { HoursFields } from './hours-fields.tsx';
import { KindsTable } from './kinds-table.tsx';
import { changedChoices, settingsOf } from './notification-draft.ts';
import { useNotificationSettings, useSaveNotificationSettings } from './use-notification-settings.ts';

interface FieldsProps {
  view: NotificationSettingsView;
  timezone: string;
  draft: NotificationSettings;
  onChange: (part: Partial<NotificationSettings>) => void;
}

const Fields = ({ view, timezone, draft, onChange }: FieldsProps) => (
  <SpaceBetween size="m">
    <EmailStanding view={view} timezone={timezone} />
    <KindsTable kinds={draft.kinds} onChange={(kinds) => onChange({ kinds })} />
    <HoursFields draft={draft} onChange={onChange} />
    <BrowserSwitch />
  </SpaceBetween>
);

/** The settings as they were saved when the owner began to edit, and as edited. */
interface Edit {
  opened: NotificationSettings;
  draft: NotificationSettings;
}

/** The settings for notifications: which kinds, how, and when. */
export function NotificationsCard({ timezone }: { timezone: string }) {
  const { data, error, refetch } = useNotificationSettings();
  const [edit, setEdit] = useState<Edit>();
  const saving = useSaveNotificationSettings();
  const draft = edit?.draft ?? (data && settingsOf(data));
  const changes = edit ? changedChoices(edit.opened, edit.draft) : {};
  const isChanged = !isNothing(changes);
  const isRight = draft?.quiet === null || draft?.quiet.fromHour !== draft?.quiet.untilHour;
  const save = (): void => {
    if (isChanged && isRight) saving.mutate(changes, { onSuccess: () => setEdit(undefined) });
  };
  return (
    <CheckedForm className="setting-form" onSubmit={save}>
      <SettingCard
        anchor="notifications"
        title={messages.notifications}
        description={messages.whatYouAreToldByE}
        actions={
          <Button
            variant="primary"
            formAction="submit"
            disabled={!isChanged || !isRight}
            loading={saving.isPending}
          >
            {messages.saveNotifications}
          </Button>
        }
      >
        {data && draft ? (
          <Fields
            view={data}
            timezone={timezone}
            draft={draft}
            onChange={(part) =>
              setEdit((now) => ({
                opened: now?.opened ?? settingsOf(data),
                draft: { ...(now?.draft ?? settingsOf(data)), ...part },
              }))
            }
          />
        ) : error ? (
          <Failure header={messages.failedToLoadWhatYouAre} error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </SettingCard>
    </CheckedForm>
  );
}
