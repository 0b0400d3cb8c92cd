import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Multiselect from '@cloudscape-design/components/multiselect';
import RadioGroup from '@cloudscape-design/components/radio-group';
import * as messages from '#messages/rules';
import { channelNames } from '#shared/channels.ts';
import { useIntegrations } from '../integrations/use-integrations.ts';
import { cutOffsOf, cutOffText } from './cut-offs.ts';
import { notConnected, rulePlatforms } from './platforms.ts';
import { hoursBounds, occupancyBounds, slotsBounds, type DraftErrors, type RuleDraft } from './rule-draft.ts';
import { namesOf } from '../../ui/lists.ts';

interface Props {
  draft: RuleDraft;
  errors: DraftErrors;
  disabled: boolean;
  change: (part: Partial<RuleDraft>) => void;
}

interface NumberProps extends Props {
  name: 'occupancy' | 'hours' | 'slots';
  label: string;
  description: string;
  bounds: { readonly least: number; readonly most: number };
}

const NumberField = ({ draft, errors, disabled, change, name, label, description, bounds }: NumberProps) => (
  <FormField label={label} description={description} errorText={errors[name]}>
    <Input
      type="number"
      inputMode="numeric"
      step={1}
      ariaRequired
      autoComplete={false}
      disabled={disabled}
      nativeInputAttributes={{ min: bounds.least, max: bounds.most }}
      value={draft[name]}
      onChange={({ detail }) => change({ [name]: detail.value })}
    />
  </FormField>
);

const actions = [
  {
    value: 'increase',
    label: messages.increaseSlots,
    description: messages.inClassesWithOccupancyBelowThe,
  },
  {
    value: 'decrease',
    label: messages.decreaseSlots,
    description: messages.inClassesWithOccupancyAboveThe,
  },
] as const;

const ActionType = ({ draft, disabled, change }: Props) => (
  <FormField label={messages.actionType}>
    <RadioGroup
      value={draft.action}
      items={actions.map((item) => ({ ...item, disabled }))}
      ariaRequired
      onChange={({ detail }) => {
        const action = actions.find(({ value }) => value === detail.value);
        if (action) change({ action: action.value });
      }}
    />
  </FormField>
);

const options = rulePlatforms.map((value) => ({ value, label: channelNames[value] }));

/**
 * The field for platforms. A platform that is not connected may be chosen; the rule then takes effect once it is
 * connected.
 */
function Platform({ draft, errors, disabled, change }: Props) {
  const { data } = useIntegrations();
  const waiting = notConnected(draft.platforms, data?.integrations);
  return (
    <FormField
      label={messages.platform}
      description={messages.theSlotsChangeOnEachOf}
      errorText={errors.platforms}
      {...(waiting.length > 0 && {
        warningText: messages.notConnectedNothingChangesThereUntil(namesOf(waiting)),
      })}
    >
      <Multiselect
        options={options}
        selectedOptions={options.filter(({ value }) => draft.platforms.includes(value))}
        placeholder={messages.choosePlatforms}
        ariaRequired
        disabled={disabled}
        onChange={({ detail }) =>
          change({
            platforms: rulePlatforms.filter((name) =>
              detail.selectedOptions.some(({ value }) => value === name),
            ),
          })
        }
      />
    </FormField>
  );
}

/** The form fields of a rule. */
export function RuleFields(props: Props) {
  const { data } = useIntegrations();
  return (
    <>
      <FormField label={messages.ruleName} errorText={props.errors.name} stretch>
        <Input
          value={props.draft.name}
          disabled={props.disabled}
          ariaRequired
          autoComplete={false}
          onChange={({ detail }) => props.change({ name: detail.value })}
        />
      </FormField>
      <div className="rule-numbers">
        <NumberField
          {...props}
          name="occupancy"
          label={messages.occupancyThresholdTitle}
          description={messages.bookingsAsPartOfTheCapacity}
          bounds={occupancyBounds[props.draft.action]}
        />
        <NumberField
          {...props}
          name="hours"
          label={messages.timeBeforeClassHours}
          description={cutOffText(cutOffsOf(props.draft.platforms, data?.integrations))}
          bounds={hoursBounds}
        />
      </div>
      <ActionType {...props} />
      <NumberField
        {...props}
        name="slots"
        label={messages.slotCountTitle}
        description={messages.onceForEachClassForAs}
        bounds={slotsBounds}
      />
      <Platform {...props} />
    </>
  );
}
