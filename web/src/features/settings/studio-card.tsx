import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as messages from '#messages/settings';
import type { StudioSettings } from '#shared/contracts/settings/settings.ts';
import { logoUploadPath } from '../../app/paths.ts';
import { changedFields, isNothing } from '../../api/changed-fields.ts';
import { useEmail } from '../../app/use-email.ts';
import { GoButton } from '../../ui/go-button.tsx';
import { SettingCard } from '../../ui/setting-card.tsx';
import { StudioLogo } from '../../ui/studio-logo.tsx';
import { timezoneChoices } from './region.ts';
import { RegionRefusal, isRegionRefusal } from './region-change/region-refusal.tsx';
import { timezones } from './timezones.ts';
import { useSaveSettings } from './use-settings.ts';
import { CheckedForm } from '../../ui/checked-form.tsx';
import { FilteredSelect } from '../../ui/filtered-select.tsx';

type Details = Pick<StudioSettings, 'studioName' | 'timezone'>;

interface FieldsProps {
  details: Details;
  logoUrl: string;
  disabled: boolean;
  error: string | undefined;
  change: (part: Partial<Details>) => void;
}

function Fields({ details, logoUrl, disabled, error, change }: FieldsProps) {
  const email = useEmail();
  const zones = timezoneChoices(timezones, details.timezone);
  return (
    <SpaceBetween size="m">
      <FormField label={messages.studioName} errorText={error}>
        <Input
          ariaRequired
          value={details.studioName}
          disabled={disabled}
          autoComplete="organization"
          nativeInputAttributes={{ maxLength: 120 }}
          onChange={({ detail }) => change({ studioName: detail.value })}
        />
      </FormField>
      <FormField label={messages.logo} description={messages.besideYourStudiosNameOnThe}>
        <div className="with-studio-logo">
          <StudioLogo name={details.studioName} url={logoUrl} />
          <GoButton href={logoUploadPath}>
            {logoUrl === '' ? messages.uploadALogo : messages.changeTheLogo}
          </GoButton>
        </div>
      </FormField>
      <FormField label={messages.email} description={messages.whatYouSignInWith}>
        <Input readOnly type="email" value={email.data ?? ''} />
      </FormField>
      <FormField label={messages.timezone} description={messages.theTimeZoneOfYourClasses}>
        <FilteredSelect
          disabled={disabled}
          selectedOption={zones.find(({ value }) => value === details.timezone) ?? null}
          options={zones}
          onChange={({ detail }) => change({ timezone: detail.selectedOption.value ?? details.timezone })}
        />
      </FormField>
    </SpaceBetween>
  );
}

type Props = Details & { logoUrl: string };

/** The card with the studio's name, its owner's e-mail, and its time zone. */
export function StudioCard({ studioName, timezone, logoUrl }: Props) {
  const [draft, setDraft] = useState<Partial<Details>>({});
  const details = { studioName, timezone, ...draft };
  const changedFrom = ({ studioName: typed, timezone: zone }: Details) =>
    changedFields({ studioName, timezone }, { studioName: typed.trim(), timezone: zone });
  const saving = useSaveSettings({
    success: messages.studioDetailsSaved,
    failure: messages.failedToSaveSettings,
    isShown: isRegionRefusal,
  });
  const isBusy = saving.isPending;
  const error = details.studioName.trim() === '' ? messages.pleaseEnterYourStudioName : undefined;
  const changed = !isNothing(changedFrom(details));
  const onSubmit = (): void => {
    if (!error && changed) saving.mutate(changedFrom(details), { onSuccess: () => setDraft({}) });
  };
  return (
    <CheckedForm className="setting-form" onSubmit={onSubmit}>
      <SettingCard
        anchor="studio"
        title={messages.studioDetails}
        description={messages.howYourStudioAppearsHereAnd}
        actions={
          <Button
            variant="primary"
            formAction="submit"
            disabled={!changed || error !== undefined}
            loading={isBusy}
          >
            {messages.saveStudioDetails}
          </Button>
        }
      >
        <SpaceBetween size="m">
          <Fields
            details={details}
            logoUrl={logoUrl}
            disabled={isBusy}
            error={error}
            change={(part) => setDraft((now) => ({ ...now, ...part }))}
          />
          <RegionRefusal error={saving.error} />
        </SpaceBetween>
      </SettingCard>
    </CheckedForm>
  );
}
