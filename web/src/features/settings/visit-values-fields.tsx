import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as messages from '#messages/settings';
import type { VisitValuesView } from '#shared/contracts/settings/visit-values.ts';
import { currencyOf, decimalOf } from '#shared/core/money/money.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import type { useVisitValues, VisitValuesForm } from './use-visit-values.ts';
import { kindNames, suggestionOf } from './visit-values.ts';

interface Props {
  form: VisitValuesForm;
  values: ReturnType<typeof useVisitValues>;
}

function Fields({ form, view }: { form: VisitValuesForm; view: VisitValuesView }) {
  const { currency, kinds } = view;
  return (
    <SpaceBetween size="m">
      {kinds.map((one) => (
        <FormField
          key={one.kind}
          label={`${kindNames[one.kind]} (${currency})`}
          description={suggestionOf(one, currency)}
          errorText={form.errors[one.kind]}
        >
          <Input
            type="number"
            inputMode="decimal"
            step={10 ** -currencyOf(currency).minorDigits}
            autoComplete={false}
            disabled={form.saving}
            nativeInputAttributes={{ min: 0 }}
            placeholder={one.proposal ? decimalOf(one.proposal.valueMinor, currency) : ''}
            value={form.draft[one.kind]}
            onChange={({ detail }) => form.change({ [one.kind]: detail.value })}
          />
        </FormField>
      ))}
      <p className="muted">{messages.leaveAFieldEmptyToUse}</p>
    </SpaceBetween>
  );
}

/** The fields for the worth of each kind of visit. */
export function VisitValuesFields({ form, values }: Props) {
  if (values.data) return <Fields form={form} view={values.data} />;
  if (!values.error) return <Loading />;
  return (
    <Failure
      header={messages.whatYourVisitsAreWorthCould}
      error={values.error}
      onRetry={() => void values.refetch()}
    />
  );
}
