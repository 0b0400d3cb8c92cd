import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import { lazy, Suspense, useEffect, useState } from 'react';
import * as messages from '#messages/activity';
import { dayPattern } from '#messages/language';
import { activityStatuses } from '#shared/contracts/activity/activity.ts';
import { activityTextCharactersMax } from '#shared/contracts/activity/filter.ts';
import { allottedChannels, channelNames } from '#shared/channels.ts';
import { statusText } from './status-text.ts';
import { isFiltered, withDay, type LogsFilter } from './filter.ts';
import type { useFilter } from './use-filter.ts';

/** The calendar is loaded after the page. Until then, a box of the same size reserves its space. */
const DatePicker = lazy(() => import('@cloudscape-design/components/date-picker'));

type Props = ReturnType<typeof useFilter>;

/** How long the person must stop typing before the list is requested. */
const typingPauseMs = 300;

interface Choice {
  readonly value: string;
  readonly label: string;
}

const platforms: Choice[] = [
  { value: '', label: messages.allPlatforms },
  ...allottedChannels.map((value) => ({ value, label: channelNames[value] })),
];
const statuses: Choice[] = [
  { value: '', label: messages.allStatuses },
  ...activityStatuses.map((value) => ({ value, label: statusText[value] })),
];

function Chooser<T extends string>(props: {
  label: string;
  options: Choice[];
  value: T | null;
  onChoose: (value: T | null) => void;
}) {
  const selected = props.options.find(({ value }) => value === (props.value ?? ''));
  return (
    <FormField label={props.label}>
      <Select
        options={props.options}
        selectedOption={selected ?? null}
        onChange={({ detail }) => props.onChoose((detail.selectedOption.value as T) || null)}
      />
    </FormField>
  );
}

function Day({ end, label, filter, setFilter }: Props & { end: 'from' | 'to'; label: string }) {
  const choose = (day: string): void => {
    // The picker also reports incomplete input; only a complete day or an empty field counts as a choice.
    if (day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day)) setFilter((now) => withDay(now, end, day || null));
  };
  return (
    <FormField label={label}>
      <Suspense fallback={<Input value="" placeholder={dayPattern} disabled />}>
        <DatePicker
          value={filter[end] ?? ''}
          placeholder={dayPattern}
          onChange={({ detail }) => choose(detail.value)}
          openCalendarAriaLabel={(day) => messages.chooseLabelDayDay(label.toLowerCase(), day)}
        />
      </Suspense>
    </FormField>
  );
}

/** The field for a class's name. It searches when the person stops typing. */
function ClassName({ filter: { text }, setFilter }: Props) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    if (typed.trim() !== text) setTyped(text);
  }
  useEffect(() => {
    if (typed.trim() === text) return undefined;
    const timer = setTimeout(() => setFilter((now) => ({ ...now, text: typed.trim() })), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, text, setFilter]);
  return (
    <FormField label={messages.classLabel}>
      <Input
        type="search"
        value={typed}
        placeholder={messages.findByClassName}
        clearAriaLabel={messages.clearTheClassName}
        onChange={({ detail }) => setTyped(detail.value.slice(0, activityTextCharactersMax))}
      />
    </FormField>
  );
}

const everything: LogsFilter = { platform: null, status: null, from: null, to: null, text: '' };

/** The filters of the logs. */
export const ActivityFilters = ({ filter, setFilter }: Props) => (
  <section className="logs-filters" aria-label={messages.filters}>
    <Chooser
      label={messages.platform}
      options={platforms}
      value={filter.platform}
      onChoose={(platform) => setFilter((now) => ({ ...now, platform }))}
    />
    <Chooser
      label={messages.status}
      options={statuses}
      value={filter.status}
      onChoose={(status) => setFilter((now) => ({ ...now, status }))}
    />
    <Day end="from" label={messages.from} filter={filter} setFilter={setFilter} />
    <Day end="to" label={messages.to} filter={filter} setFilter={setFilter} />
    <ClassName filter={filter} setFilter={setFilter} />
    <Button variant="link" disabled={!isFiltered(filter)} onClick={() => setFilter(() => everything)}>
      {messages.clearFilters}
    </Button>
  </section>
);
