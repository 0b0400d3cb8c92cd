import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as messages from '#messages/integrations';
import { amountStep, type CredentialFields, type Draft, type Refusals } from './connection-form.ts';
import { GuidelinesFields } from './guidelines-fields.tsx';

interface Props {
  draft: Draft;
  refusals: Refusals;
  currency: string;
  disabled: boolean;
  change: (part: Partial<Draft>) => void;
}

const Prices = ({ draft, refusals, currency, disabled, change }: Props) => (
  <SpaceBetween size="l">
    <FormField
      label={messages.revenuePerBookingIn(currency)}
      description={messages.whatYouArePaidForOne}
      errorText={refusals.revenuePerBooking}
    >
      <Input
        type="number"
        inputMode="decimal"
        step={amountStep(currency)}
        ariaRequired
        autoComplete={false}
        disabled={disabled}
        nativeInputAttributes={{ min: 0 }}
        value={draft.revenuePerBooking}
        onChange={({ detail }) => change({ revenuePerBooking: detail.value })}
      />
    </FormField>
    <FormField
      label={messages.paidForNoShowsTitle}
      description={messages.shareYouStillReceiveForA}
      errorText={refusals.noShowPayPercent}
    >
      <Input
        type="number"
        inputMode="numeric"
        step={1}
        autoComplete={false}
        disabled={disabled}
        nativeInputAttributes={{ min: 0, max: 100 }}
        value={draft.noShowPayPercent}
        onChange={({ detail }) => change({ noShowPayPercent: detail.value })}
      />
    </FormField>
  </SpaceBetween>
);

const credentialNames = ['username', 'password'] as const;

/** The fields for a marketplace's credentials. */
export const ConnectionCredentials = ({
  draft,
  refusals,
  fields,
  disabled,
  change,
}: Omit<Props, 'currency'> & { fields: CredentialFields }) => (
  <SpaceBetween size="l">
    {credentialNames.map((name) => {
      const { label, description, type } = fields[name];
      return (
        <FormField key={name} label={label} description={description} errorText={refusals[name]}>
          <Input
            type={type}
            ariaRequired
            autoComplete={false}
            spellcheck={false}
            disabled={disabled}
            value={draft[name]}
            onChange={({ detail }) => change({ [name]: detail.value })}
          />
        </FormField>
      );
    })}
    <p className="muted credentials-note">{messages.credentialsAreSealedBeforeTheyAre}</p>
  </SpaceBetween>
);

/** The fields for a marketplace's payment and for the use of its places. */
export const Terms = (props: Props) => (
  <SpaceBetween size="l">
    <Prices {...props} />
    <GuidelinesFields
      guidelines={props.draft.guidelines}
      disabled={props.disabled}
      change={(part) => props.change({ guidelines: { ...props.draft.guidelines, ...part } })}
    />
  </SpaceBetween>
);
