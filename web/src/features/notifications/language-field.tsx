import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import * as messages from '#messages/notifications';
import type { NotificationSettings } from '#shared/contracts/notifications/notification-settings.ts';
import { isLanguage, languageNames, languages } from '#web/languages.ts';

interface Props {
  draft: NotificationSettings;
  onChange: (part: Partial<NotificationSettings>) => void;
}

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** In which language notifications come, whatever the screen is in. */
export const LanguageField = ({ draft: { language }, onChange }: Props) => (
  <FormField label={messages.languageOfNotifications} description={messages.ofEMailsAndBrowsers}>
    <Select
      selectedOption={options.find(({ value }) => value === language) ?? null}
      options={options}
      onChange={({ detail: { selectedOption } }) => {
        if (isLanguage(selectedOption.value)) onChange({ language: selectedOption.value });
      }}
    />
  </FormField>
);
