import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { memo, useMemo } from 'react';
import * as messages from '#messages/decisions-waiting';
import { channelNames, marketplaces } from '#shared/channels.ts';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import { levelNames } from '#web/src/ui/confidence.ts';
import { mediumDay } from '#web/src/ui/dates.ts';
import { isWaitingFiltered, sortings, type Sorting, type View } from './order.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChooserProps {
  label: string;
  everything: string;
  options: readonly Choice[];
  value: string | null;
  onChoose: (value: string | null) => void;
}

function Chooser({ label, everything, options, value, onChoose }: ChooserProps) {
  const all = [{ value: '', label: everything }, ...options];
  const selected = all.find((one) => one.value === (value ?? '')) ?? {
    value: value ?? '',
    label: value ?? '',
  };
  return (
    <FormField label={label}>
      <Select
        options={all}
        selectedOption={selected}
        onChange={({ detail }) => onChoose(detail.selectedOption.value || null)}
      />
    </FormField>
  );
}

const unique = (values: readonly string[]): string[] => [...new Set(values)].toSorted();

const sortingMessages: Record<Sorting, string> = {
  worth: messages.worth,
  confidence: messages.confidence,
  class: messages.classTime,
  decided: messages.timestamp,
};

const sortingChoices = sortings
  .filter((name) => name !== 'worth')
  .map((value) => ({ value, label: sortingMessages[value] }));

interface Props {
  decisions: readonly WaitingDecision[];
  view: View;
  /** Shown where the table has no headers for sorting. */
  sortsHere: boolean;
  onView: (change: Partial<View>) => void;
}

/** The options of the filters, taken from the pending decisions. */
function useChoices(decisions: readonly WaitingDecision[]) {
  return useMemo(() => {
    const offered = new Set(
      decisions.flatMap(({ changes }) => changes.map(({ marketplace }) => marketplace)),
    );
    return {
      days: unique(decisions.map(({ classLocalDate }) => classLocalDate)).map((value) => ({
        value,
        label: mediumDay(value),
      })),
      classes: unique(decisions.map(({ className }) => className)).map((value) => ({ value, label: value })),
      platforms: marketplaces
        .filter((name) => offered.has(name))
        .map((value) => ({ value, label: channelNames[value] })),
    };
  }, [decisions]);
}

const levels = (['High', 'Medium', 'Low'] as const).map((value) => ({ value, label: levelNames[value] }));
const nothing: Partial<View> = { day: null, className: null, marketplace: null, confidence: null };

/**
 * Filters the waiting decisions. Its option lists are long, so it is memoised and a selection of rows does not redraw
 * it.
 */
export const WaitingFilters = memo(function WaitingFilters({ decisions, view, sortsHere, onView }: Props) {
  const { days, classes, platforms } = useChoices(decisions);
  return (
    <section className="waiting-filters" aria-label={messages.filters}>
      <Chooser
        label={messages.day}
        everything={messages.allDays}
        options={days}
        value={view.day}
        onChoose={(day) => onView({ day })}
      />
      <Chooser
        label={messages.classLabel}
        everything={messages.allClasses}
        options={classes}
        value={view.className}
        onChoose={(className) => onView({ className })}
      />
      <Chooser
        label={messages.marketplace}
        everything={messages.allMarketplaces}
        options={platforms}
        value={view.marketplace}
        onChoose={(value) => onView({ marketplace: marketplaces.find((name) => name === value) ?? null })}
      />
      <Chooser
        label={messages.confidence}
        everything={messages.anyConfidence}
        options={levels}
        value={view.confidence}
        onChoose={(value) => onView({ confidence: levels.find((one) => one.value === value)?.value ?? null })}
      />
      {sortsHere && (
        <Chooser
          label={messages.sortBy}
          everything={sortingMessages.worth}
          options={sortingChoices}
          value={view.sorting === 'worth' ? null : view.sorting}
          onChoose={(value) =>
            onView({ sorting: sortings.find((name) => name === value) ?? 'worth', reversed: false })
          }
        />
      )}
      <Button variant="link" disabled={!isWaitingFiltered(view)} onClick={() => onView(nothing)}>
        {messages.clearFilters}
      </Button>
    </section>
  );
});
