import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import { locale } from '#messages/language';
import * as messages from '#messages/settings-calendar';
import type { CalendarView } from '#shared/contracts/settings/calendar.ts';
import { useSetPlace } from './use-calendar.ts';
import { FilteredSelect } from '#web/src/ui/filtered-select.tsx';

const none = { value: '', label: messages.noPublicHolidays };
const wholeCountry = { value: '', label: messages.nationalHolidaysOnly };

const optionsOf = (places: readonly { code: string; name: string }[]) =>
  places.map(({ code, name }) => ({ value: code, label: name }));

const regionNames = new Intl.DisplayNames(locale, { type: 'region' });
const byName = new Intl.Collator(locale).compare;

const countriesOf = ({ countries }: CalendarView) =>
  optionsOf(countries.map(({ code, name }) => ({ code, name: regionNames.of(code) ?? name }))).toSorted(
    (a, b) => byName(a.label, b.label),
  );

/** The region whose public holidays apply. */
export function PlaceFields({ calendar }: { calendar: CalendarView }) {
  const saving = useSetPlace();
  const { place, proposedCountry } = calendar;
  const countries = [none, ...countriesOf(calendar)];
  const regions = [wholeCountry, ...optionsOf(calendar.regions)];
  const proposed = countries.find(({ value }) => value === proposedCountry);
  return (
    <div className="calendar-place">
      <FormField label={messages.country} description={messages.weUseItsPublicHolidays}>
        <FilteredSelect
          disabled={saving.isPending}
          placeholder={messages.chooseACountry}
          selectedOption={
            place.country === null && !calendar.isPlaceSaid
              ? null
              : (countries.find(({ value }) => value === (place.country ?? '')) ?? null)
          }
          options={countries}
          onChange={({ detail }) => saving.mutate({ country: detail.selectedOption.value || null })}
        />
      </FormField>
      {calendar.regions.length > 0 && (
        <FormField label={messages.region}>
          <FilteredSelect
            disabled={saving.isPending}
            selectedOption={regions.find(({ value }) => value === (place.region ?? '')) ?? null}
            options={regions}
            onChange={({ detail }) =>
              saving.mutate({
                region: detail.selectedOption.value || null,
                ...(place.country !== null && { regionOf: place.country }),
              })
            }
          />
        </FormField>
      )}
      {proposed && (
        <div>
          <Button loading={saving.isPending} onClick={() => saving.mutate({ country: proposed.value })}>
            {messages.pleaseUseTheHolidaysOf(proposed.label)}
          </Button>
        </div>
      )}
    </div>
  );
}
