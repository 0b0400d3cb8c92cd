import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useState } from 'react';
import * as messages from '#messages/settings';
import { isLanguage, languageNames, languages, type Language } from '#web/languages.ts';
import { personLanguage } from '../../api/identity.ts';
import { followLanguage } from '../../app/choose-language.ts';
import { CheckedForm } from '../../ui/checked-form.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { SettingCard } from '../../ui/setting-card.tsx';
import {
  useNotificationSettings,
  useSaveStudioLanguage,
} from '../notifications/use-notification-settings.ts';

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** This browser changes too, unless the person chose another language in it. */
const follow = async (studio: Language): Promise<void> =>
  followLanguage({ person: await personLanguage(), studio });

/**
 * The studio's language. It applies to e-mails and notifications, and to the app for everybody who has not chosen a
 * language.
 */
export function LanguageCard() {
  const { data, error, refetch } = useNotificationSettings();
  const [chosen, setChosen] = useState<Language | null>(null);
  const saving = useSaveStudioLanguage();
  const language = chosen ?? data?.language;
  const isChanged = data !== undefined && language !== data.language;
  const save = (): void => {
    if (data && language && isChanged)
      saving.mutate({ language }, { onSuccess: () => void follow(language) });
  };
  return (
    <CheckedForm className="setting-form" onSubmit={save}>
      <SettingCard
        anchor="language"
        title={messages.language}
        description={messages.ofEMailsNotificationsAndTheApp}
        actions={
          <Button variant="primary" formAction="submit" disabled={!isChanged} loading={saving.isPending}>
            {messages.saveLanguage}
          </Button>
        }
      >
        {data ? (
          <FormField label={messages.languageOfYourStudio} description={messages.chooseYourOwnInTheMenu}>
            <Select
              disabled={saving.isPending}
              selectedOption={options.find(({ value }) => value === language) ?? null}
              options={options}
              onChange={({ detail: { selectedOption } }) => {
                if (isLanguage(selectedOption.value)) setChosen(selectedOption.value);
              }}
            />
          </FormField>
        ) : error ? (
          <Failure
            header={messages.failedToLoadYourSettingsPlease}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading />
        )}
      </SettingCard>
    </CheckedForm>
  );
}
