import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import RadioGroup from '@cloudscape-design/components/radio-group';
import Slider from '@cloudscape-design/components/slider';
import Toggle from '@cloudscape-design/components/toggle';
import type { ComponentProps, ReactNode } from 'react';
import * as messages from '#messages/settings';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import { sharePercent } from '../../ui/numbers.ts';
import { confidence, roundShare, slotsError, slotsMost, slotsOf, type AiDraft } from './ai-draft.ts';
import { EffectNote } from './effect/effect-note.tsx';
import {
  autoExecuteText,
  holdOutText,
  recommendedText,
  slotsText,
  thresholdText,
} from './effect/effect-messages.ts';

interface Props {
  draft: AiDraft;
  change: (part: Partial<AiDraft>) => void;
  disabled: boolean;
  timezone: string;
}

interface AutoExecuteProps extends Props {
  /** Called before automatic execution is turned on. */
  onAutoExecute: () => void;
}

/** A setting with a line that says what it would have changed. */
const WithEffect = ({ children, ...note }: ComponentProps<typeof EffectNote> & { children: ReactNode }) => (
  <div className="with-effect">
    {children}
    <EffectNote {...note} />
  </div>
);

export const Optimization = ({ draft, change, disabled, timezone }: Props) => (
  <WithEffect effectMessage={recommendedText} timezone={timezone}>
    <Toggle
      checked={draft.enabled}
      disabled={disabled}
      description={messages.looksAtEveryOpenClassAnd}
      onChange={({ detail }) => change({ enabled: detail.checked })}
    >
      {messages.aiOptimization}
    </Toggle>
  </WithEffect>
);

export const AutoExecute = ({ draft, change, disabled, timezone, onAutoExecute }: AutoExecuteProps) => (
  <WithEffect effectMessage={(effect) => autoExecuteText(effect, draft)} timezone={timezone}>
    <Toggle
      checked={draft.autoExecute}
      disabled={disabled || !draft.enabled || slotsError(draft.slots) !== undefined}
      description={messages.appliesRecommendationsThatAreSureEnough}
      onChange={({ detail }) => (detail.checked ? onAutoExecute() : change({ autoExecute: false }))}
    >
      {messages.autoExecute}
    </Toggle>
  </WithEffect>
);

export const Threshold = ({ draft, change, disabled, timezone }: Props) => (
  <WithEffect effectMessage={(effect) => thresholdText(effect, draft)} timezone={timezone}>
    <FormField
      label={messages.confidenceThreshold(sharePercent(draft.confidenceThreshold))}
      description={messages.howSureARecommendationMustBe}
      constraintText={messages.alsoAppliedWhereMostIsWon(sharePercent(draft.confidenceThreshold))}
    >
      <Slider
        value={draft.confidenceThreshold}
        min={confidence.least}
        max={confidence.most}
        step={confidence.step}
        valueFormatter={sharePercent}
        disabled={disabled || !draft.enabled || !draft.autoExecute}
        onChange={({ detail }) => change({ confidenceThreshold: roundShare(detail.value) })}
      />
    </FormField>
  </WithEffect>
);

export const HoldOut = ({ draft, change, disabled, timezone }: Props) => (
  <WithEffect effectMessage={(effect) => holdOutText(effect, draft)} timezone={timezone}>
    <Toggle
      checked={draft.holdOut}
      disabled={disabled || !draft.enabled}
      description={messages.leaves1ClassIn10Untouched}
      onChange={({ detail }) => change({ holdOut: detail.checked })}
    >
      {messages.measureTheGain}
    </Toggle>
  </WithEffect>
);

export const Slots = ({ draft, change, disabled, timezone, saved }: Props & { saved: number }) => (
  <WithEffect
    timezone={timezone}
    effectMessage={(effect) =>
      slotsError(draft.slots) === undefined ? slotsText(effect, slotsOf(draft.slots), saved) : null
    }
  >
    <FormField
      label={messages.maxSlotAdjustment}
      description={messages.howManyPlacesOneDecisionMay}
      constraintText={messages.n1To(slotsMost)}
      errorText={slotsError(draft.slots)}
    >
      <Input
        type="number"
        inputMode="numeric"
        value={draft.slots}
        disabled={disabled}
        nativeInputAttributes={{ min: 1, max: slotsMost, step: 1 }}
        onChange={({ detail }) => change({ slots: detail.value })}
        onBlur={() => {
          // A field that was only visited is not an edit.
          const slots = String(slotsOf(draft.slots));
          if (slots !== draft.slots) change({ slots });
        }}
      />
    </FormField>
  </WithEffect>
);

const modes: readonly { value: InventoryMode; label: string; description: string; barred: string }[] = [
  {
    value: 'separate',
    label: messages.separatePlaces,
    description: messages.aFreePlaceIsOfferedAt,
    barred: '',
  },
  {
    value: 'shared',
    label: messages.sharedPlaces,
    description: messages.theSameFreePlaceMayBe,
    barred: messages.needsConnectedMarketplacesThatAllReport,
  },
];

export const Inventory = (props: Omit<Props, 'timezone'> & { allowed: readonly InventoryMode[] }) => (
  <FormField label={messages.inventory}>
    <RadioGroup
      value={props.draft.inventoryMode}
      items={modes.map(({ value, label, description, barred }) => ({
        value,
        label,
        description: props.allowed.includes(value) ? description : `${description}. ${barred}`,
        disabled: props.disabled || !props.allowed.includes(value),
      }))}
      onChange={({ detail }) => {
        const mode = modes.find(({ value }) => value === detail.value);
        if (mode) props.change({ inventoryMode: mode.value });
      }}
    />
  </FormField>
);
