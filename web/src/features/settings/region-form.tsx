import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as messages from '#messages/settings';
import { useStudio } from '../../app/use-studio.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { currencyChoices, currencyOrNull, timezoneChoices, type Choice, type Region } from './region.ts';
import { RegionRefusal } from './region-change/region-refusal.tsx';
import { useCurrencyQuestion } from './region-change/use-currency-question.tsx';
import { mainTimezones } from './timezones.ts';
import { useSaveRegion } from './use-region.ts';
import { CheckedForm } from '../../ui/checked-form.tsx';
import { FilteredSelect } from '../../ui/filtered-select.tsx';

interface Props {
  /** Creates the form's initial values from the saved ones. */
  begin?: (saved: SavedRegion) => Region;
  submit: string;
  onSaved: () => void;
  /** Cancels the form. Without it, the form has no Cancel button. */
  onCancel?: () => void;
}

/** The saved settings from which the form starts. */
export interface SavedRegion extends Region {
  studioName: string;
}

const withoutName = ({ currency, country, timezone }: SavedRegion): Region => ({
  currency,
  country,
  timezone,
});

const chosen = (choices: readonly Choice[], value: string): Choice | null =>
  choices.find((choice) => choice.value === value) ?? null;

interface FieldsProps {
  nameError: string | undefined;
  region: Region;
  disabled: boolean;
  change: (part: Partial<Region>) => void;
}

function Fields({ region, disabled, nameError, change }: FieldsProps) {
  const zones = timezoneChoices(mainTimezones, region.timezone);
  return (
    <SpaceBetween size="l">
      {region.studioName !== undefined && (
        <FormField
          label={messages.studioName}
          description={messages.whatYourCustomersCallIt}
          errorText={nameError}
        >
          <Input
            ariaRequired
            value={region.studioName}
            disabled={disabled}
            autoComplete="organization"
            nativeInputAttributes={{ maxLength: 120 }}
            onChange={({ detail }) => change({ studioName: detail.value })}
          />
        </FormField>
      )}
      <FormField label={messages.currency} description={messages.whatYourPricesAndRevenueAre}>
        <Select
          ariaRequired
          disabled={disabled}
          selectedOption={chosen(currencyChoices, region.currency)}
          options={currencyChoices}
          onChange={({ detail }) => {
            const currency = currencyOrNull(detail.selectedOption.value);
            if (currency) change({ currency });
          }}
        />
      </FormField>
      <FormField label={messages.country}>
        <Input
          value={region.country}
          disabled={disabled}
          autoComplete="country-name"
          placeholder={messages.mexico}
          nativeInputAttributes={{ maxLength: 80 }}
          onChange={({ detail }) => change({ country: detail.value })}
        />
      </FormField>
      <FormField label={messages.timezone} description={messages.theTimeZoneOfYourClasses}>
        <FilteredSelect
          disabled={disabled}
          selectedOption={chosen(zones, region.timezone)}
          options={zones}
          onChange={({ detail }) => change({ timezone: detail.selectedOption.value ?? '' })}
        />
      </FormField>
    </SpaceBetween>
  );
}

interface FormProps extends Omit<Props, 'begin'> {
  /** The initial values. */
  first: Region;
  saved: SavedRegion;
}

function Form({ first, saved, submit, onSaved, onCancel }: FormProps) {
  const [region, setRegion] = useState(first);
  const [opened] = useState(saved);
  const saving = useSaveRegion(opened, onSaved);
  const question = useCurrencyQuestion<Region>({
    saved: saved.currency,
    save: (changed) => saving.mutate(changed),
  });
  const isBusy = question.isChecking || saving.isPending;
  const [tried, setTried] = useState(false);
  const nameMissing = region.studioName?.trim() === '';
  const onSubmit = (): void => {
    setTried(true);
    if (!nameMissing) question.submit(region);
  };
  return (
    <>
      <CheckedForm onSubmit={onSubmit}>
        <SpaceBetween size="xl">
          <Fields
            region={region}
            disabled={isBusy}
            nameError={tried && nameMissing ? messages.pleaseEnterYourStudioName : undefined}
            change={(part) => setRegion((now) => ({ ...now, ...part }))}
          />
          <RegionRefusal error={saving.error} />
          <div className="form-buttons">
            {onCancel && (
              <Button formAction="none" variant="link" disabled={isBusy} onClick={onCancel}>
                {messages.cancel}
              </Button>
            )}
            <Button variant="primary" formAction="submit" loading={isBusy}>
              {submit}
            </Button>
          </div>
        </SpaceBetween>
      </CheckedForm>
      {question.dialog}
    </>
  );
}

/** The form for the studio's currency, country and time zone; in the wizard, also for its name. */
export function RegionForm({ begin = withoutName, ...props }: Props) {
  const studio = useStudio();
  if (studio.data) {
    const { studioName, currency, country, timezone } = studio.data;
    const saved = { studioName, currency, country: country ?? '', timezone };
    return <Form {...props} first={begin(saved)} saved={saved} />;
  }
  if (!studio.error) return <Loading />;
  return (
    <Failure
      header={messages.failedToLoadYourSettingsPlease}
      error={studio.error}
      onRetry={() => void studio.refetch()}
    />
  );
}
