import type { SelectProps } from '@cloudscape-design/components/select';
import { fold } from '#shared/core/csv/text.ts';

type Option = SelectProps.Option;

const textsOf = ({ value, label, description, labelTag, tags = [], filteringTags = [] }: Option): string[] =>
  [value, label, description, labelTag, ...tags, ...filteringTags].filter((text) => text !== undefined);

/** The options that contain a typed text, whatever the case and the accents of both. */
export function matchingOptions(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = fold(typed);
  if (wanted === '') return options;
  return options.filter((option) => textsOf(option).some((text) => fold(text).includes(wanted)));
}
