import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Toggle from '@cloudscape-design/components/toggle';
import * as messages from '#messages/notifications';
import {
  startingNotificationSettings,
  type NotificationSettings,
} from '#shared/contracts/notifications/notification-settings.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

interface HourProps {
  label: string;
  description?: string;
  errorText?: string;
  hour: number;
  onChange: (hour: number) => void;
}

const Hour = ({ label, description, errorText, hour, onChange }: HourProps) => (
  <FormField
    label={label}
    {...(description !== undefined && { description })}
    {...(errorText !== undefined && { errorText })}
  >
    <Select
      selectedOption={hours[hour] ?? null}
      options={hours}
      onChange={({ detail }) => onChange(Number(detail.selectedOption.value))}
    />
  </FormField>
);

interface Props {
  draft: NotificationSettings;
  onChange: (part: Partial<NotificationSettings>) => void;
}

/** The hour of the morning message, and the quiet hours. All hours are in the studio's local time. */
export function HoursFields({ draft: { morningHour, quiet }, onChange }: Props) {
  const same = quiet !== null && quiet.fromHour === quiet.untilHour;
  return (
    <SpaceBetween size="m">
      <Hour
        label={messages.hourOfTheMorning}
        description={messages.onYourStudiosClock}
        hour={morningHour}
        onChange={(hour) => onChange({ morningHour: hour })}
      />
      <Toggle
        checked={quiet !== null}
        description={messages.whatHappensMeanwhileIsToldWhen}
        onChange={({ detail }) =>
          onChange({ quiet: detail.checked ? startingNotificationSettings.quiet : null })
        }
      >
        {messages.quietHours}
      </Toggle>
      {quiet !== null && (
        <div className="notification-hours">
          <Hour
            label={messages.quietFrom}
            hour={quiet.fromHour}
            onChange={(fromHour) => onChange({ quiet: { ...quiet, fromHour } })}
          />
          <Hour
            label={messages.quietUntil}
            hour={quiet.untilHour}
            {...(same && { errorText: messages.chooseAnotherHourThanThatAt })}
            onChange={(untilHour) => onChange({ quiet: { ...quiet, untilHour } })}
          />
        </div>
      )}
    </SpaceBetween>
  );
}
