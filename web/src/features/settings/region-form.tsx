import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useStudio } from '../../app/use-studio.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { currencyChoices, currencyOrNull, timezoneChoices, type Choice, type Region } from './region.ts';
import { mainTimezones } from './timezones.ts';
import { useSaveRegion } from './use-region.ts';
import { CheckedForm } from '../../ui/checked-form.tsx';

interface Props {
  submit: string;
  onSaved: () => void;
  /** Without it there is no way to leave the form undone. */
  onCancel?: () => void;
}

const chosen = (choices: readonly Choice[], value: string): Choice | null =>
  choices.find((choice) => choice.value === value) ?? null;

interface FieldsProps {
  region: Region;
  disabled: boolean;
  change: (part: Partial<Region>) => void;
}

function Fields({ region, disabled, change }: FieldsProps) {
  const zones = timezoneChoices(mainTimezones, region.timezone);
  return (
    <SpaceBetween size="l">
      <FormField label="Currency" description="What your prices and revenue are shown in">
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
      <FormField label="Country">
        <Input
          value={region.country}
          disabled={disabled}
          autoComplete="country-name"
          placeholder="Mexico"
          nativeInputAttributes={{ maxLength: 80 }}
          onChange={({ detail }) => change({ country: detail.value })}
        />
      </FormField>
      <FormField label="Timezone" description="The wall clock your class times are on">
        <Select
          filteringType="auto"
          disabled={disabled}
          selectedOption={chosen(zones, region.timezone)}
          options={zones}
          onChange={({ detail }) => change({ timezone: detail.selectedOption.value ?? '' })}
        />
      </FormField>
    </SpaceBetween>
  );
}

function Form({ saved, submit, onSaved, onCancel }: Props & { saved: Region }) {
  const [region, setRegion] = useState(saved);
  const saving = useSaveRegion(onSaved);
  const onSubmit = (): void => {
    saving.mutate(region);
  };
  return (
    <CheckedForm onSubmit={onSubmit}>
      <SpaceBetween size="xl">
        <Fields
          region={region}
          disabled={saving.isPending}
          change={(part) => setRegion((now) => ({ ...now, ...part }))}
        />
        <div className="form-buttons">
          {onCancel && (
            <Button formAction="none" variant="link" disabled={saving.isPending} onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button variant="primary" formAction="submit" loading={saving.isPending}>
            {submit}
          </Button>
        </div>
      </SpaceBetween>
    </CheckedForm>
  );
}

/** Currency, country and time zone of the studio. */
export function RegionForm(props: Props) {
  const studio = useStudio();
  if (studio.data) {
    const { currency, country, timezone } = studio.data;
    return <Form {...props} saved={{ currency, country: country ?? '', timezone }} />;
  }
  if (!studio.error) return <Loading />;
  return (
    <Failure
      header="Failed to load your settings. Please try again."
      error={studio.error}
      onRetry={() => void studio.refetch()}
    />
  );
}
