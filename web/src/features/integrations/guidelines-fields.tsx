import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import Slider from '@cloudscape-design/components/slider';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import Toggle from '@cloudscape-design/components/toggle';
import {
  guidelineHoursMax,
  guidelineHoursMin,
  guidelineNotesCharactersMax,
  highThresholdPercentMin,
  lowThresholdPercentMax,
  priority,
  thresholdStepPercent,
  type OptimisationGuidelines,
  type Priority,
} from '#shared/contracts/integrations/guidelines.ts';
import { counted } from '#shared/core/text/counted.ts';
import { wholePercent } from '../../ui/numbers.ts';
import { highNear, lowNear } from './thresholds.ts';

interface Props {
  guidelines: OptimisationGuidelines;
  disabled: boolean;
  change: (part: Partial<OptimisationGuidelines>) => void;
}

const hours = (count: number): string => counted(count, 'hour');

const Hours = ({ guidelines, disabled, change }: Props) => (
  <FormField
    label={`Minimum hours before class: ${guidelines.minHoursBeforeClass}`}
    description="Nearer to the class, its places here are not changed any more"
    stretch
  >
    <Slider
      ariaLabel="Minimum hours before class"
      min={guidelineHoursMin}
      max={guidelineHoursMax}
      step={1}
      value={guidelines.minHoursBeforeClass}
      valueFormatter={hours}
      disabled={disabled}
      onChange={({ detail }) => change({ minHoursBeforeClass: detail.value })}
    />
  </FormField>
);

const Thresholds = ({ guidelines, disabled, change }: Props) => (
  <SpaceBetween size="l">
    <FormField
      label={`Low occupancy threshold: ${wholePercent(guidelines.lowOccupancyPercent)}`}
      description={`Below it, places here go to another marketplace at most; none are closed. At least ${thresholdStepPercent}% below the high threshold.`}
      stretch
    >
      <Slider
        ariaLabel="Low occupancy threshold"
        min={0}
        max={lowThresholdPercentMax}
        step={thresholdStepPercent}
        value={guidelines.lowOccupancyPercent}
        valueFormatter={wholePercent}
        disabled={disabled}
        onChange={({ detail }) => change({ lowOccupancyPercent: lowNear(detail.value, guidelines) })}
      />
    </FormField>
    <FormField
      label={`High occupancy threshold: ${wholePercent(guidelines.highOccupancyPercent)}`}
      description={`Above it, no places are added here. At least ${thresholdStepPercent}% above the low threshold.`}
      stretch
    >
      <Slider
        ariaLabel="High occupancy threshold"
        min={highThresholdPercentMin}
        max={100}
        step={thresholdStepPercent}
        value={guidelines.highOccupancyPercent}
        valueFormatter={wholePercent}
        disabled={disabled}
        onChange={({ detail }) => change({ highOccupancyPercent: highNear(detail.value, guidelines) })}
      />
    </FormField>
  </SpaceBetween>
);

const priorityNames: Record<Priority, string> = { low: 'Low', medium: 'Medium', high: 'High' };

/** How an owner wants one marketplace's places to be dealt out. */
export function GuidelinesFields({ guidelines, disabled, change }: Props) {
  const off = disabled || !guidelines.enabled;
  const parts = { guidelines, disabled: off, change };
  return (
    <SpaceBetween size="l">
      <Toggle
        checked={guidelines.enabled}
        disabled={disabled}
        description="While they are off, only your AI settings hold"
        onChange={({ detail }) => change({ enabled: detail.checked })}
      >
        Optimization guidelines
      </Toggle>
      <Hours {...parts} />
      <Thresholds {...parts} />
      <FormField
        label="Priority"
        description="Which marketplace comes first where bookings earn about the same"
      >
        <RadioGroup
          value={guidelines.priority}
          direction="horizontal"
          items={priority.options.map((value) => ({ value, label: priorityNames[value], disabled: off }))}
          onChange={({ detail }) => change({ priority: priority.parse(detail.value) })}
        />
      </FormField>
      <FormField label="Notes" description="For you and your team" stretch>
        <Textarea
          rows={2}
          value={guidelines.notes}
          disabled={off}
          nativeTextareaAttributes={{ maxLength: guidelineNotesCharactersMax }}
          onChange={({ detail }) => change({ notes: detail.value })}
        />
      </FormField>
    </SpaceBetween>
  );
}
