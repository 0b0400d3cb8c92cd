import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import Slider from '@cloudscape-design/components/slider';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import Toggle from '@cloudscape-design/components/toggle';
import * as messages from '#messages/integrations';
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
import { wholePercent } from '../../ui/numbers.ts';
import { highNear, lowNear } from './thresholds.ts';

interface Props {
  guidelines: OptimisationGuidelines;
  disabled: boolean;
  change: (part: Partial<OptimisationGuidelines>) => void;
}

const hours = (count: number): string => messages.hours(count);

const Hours = ({ guidelines, disabled, change }: Props) => (
  <FormField
    label={messages.minimumHoursBeforeClass(guidelines.minHoursBeforeClass)}
    description={messages.stopChangingPlacesThisLongBefore}
    stretch
  >
    <Slider
      ariaLabel={messages.minimumHoursBeforeClassTitle}
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
      label={messages.lowOccupancyThreshold(wholePercent(guidelines.lowOccupancyPercent))}
      description={messages.belowItPlacesHereGoTo(thresholdStepPercent)}
      stretch
    >
      <Slider
        ariaLabel={messages.lowOccupancyThresholdTitle}
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
      label={messages.highOccupancyThreshold(wholePercent(guidelines.highOccupancyPercent))}
      description={messages.aboveItNoPlacesAreAdded(thresholdStepPercent)}
      stretch
    >
      <Slider
        ariaLabel={messages.highOccupancyThresholdTitle}
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

const priorityNames: Record<Priority, string> = {
  low: messages.low,
  medium: messages.medium,
  high: messages.high,
};

/** The owner's limits for one marketplace's places. */
export function GuidelinesFields({ guidelines, disabled, change }: Props) {
  const off = disabled || !guidelines.enabled;
  const parts = { guidelines, disabled: off, change };
  return (
    <SpaceBetween size="l">
      <Toggle
        checked={guidelines.enabled}
        disabled={disabled}
        description={messages.whenOffOnlyYourGeneralAi}
        onChange={({ detail }) => change({ enabled: detail.checked })}
      >
        {messages.optimizationGuidelines}
      </Toggle>
      <Hours {...parts} />
      <Thresholds {...parts} />
      <FormField label={messages.priority} description={messages.whichMarketplaceComesFirstWhereBookings}>
        <RadioGroup
          value={guidelines.priority}
          direction="horizontal"
          items={priority.options.map((value) => ({ value, label: priorityNames[value], disabled: off }))}
          onChange={({ detail }) => change({ priority: priority.parse(detail.value) })}
        />
      </FormField>
      <FormField label={messages.notes} description={messages.forYouAndYourTeam} stretch>
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
