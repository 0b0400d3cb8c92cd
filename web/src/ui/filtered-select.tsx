import Select, { type SelectProps } from '@cloudscape-design/components/select';
import { useMemo, useState } from 'react';
import * as messages from '#messages/ui';
import { matchingOptions } from './matching-options.ts';

type Props = Omit<SelectProps, 'options' | 'filteringType' | 'onLoadItems' | 'empty' | 'noMatch'> & {
  options: readonly SelectProps.Option[];
  /** Shown if no option contains the typed text. */
  noMatch?: string;
};

/** A select box with a search field that ignores accents. */
export function FilteredSelect({ options, noMatch = messages.nothingMatchesYourSearch, ...props }: Props) {
  const [typed, setTyped] = useState('');
  const shown = useMemo(() => matchingOptions(options, typed), [options, typed]);
  return (
    <Select
      filteringAriaLabel={messages.search}
      filteringClearAriaLabel={messages.clearSearch}
      {...props}
      options={shown}
      // The design system's own filter does not know that accents are optional.
      filteringType="manual"
      empty={noMatch}
      onLoadItems={({ detail }) => setTyped(detail.filteringText)}
    />
  );
}
