import Button from '@cloudscape-design/components/button';
import Select, { type SelectProps } from '@cloudscape-design/components/select';
import type { TableProps } from '@cloudscape-design/components/table';
import * as messages from '#messages/integrations';
import type { ListingMarketplace } from '#shared/contracts/channels.ts';
import type { ClassChoice, MappingRow } from '#shared/contracts/integrations/mapping.ts';
import { mediumDay } from '../../ui/dates.ts';
import { choicesFor, linkedByText } from './mapping-messages.ts';
import { useClearMapping, useSetMapping } from './use-mapping.ts';

const leaveOut = 'none';

const optionOf = ({ classId, className, room, localTime }: ClassChoice): SelectProps.Option => ({
  value: classId,
  label: `${className}, ${localTime}`,
  description: room,
});

const leftOut: SelectProps.Option = {
  value: leaveOut,
  label: messages.noneOfMyClasses,
  description: messages.leaveItOut,
};

function selectedOf({ state, class: cls }: MappingRow): SelectProps.Option | null {
  if (cls) return optionOf(cls);
  return state === 'left-out' ? leftOut : null;
}

const Listed = ({ row: { name, room, localDate, localTime } }: { row: MappingRow }) => (
  <div className="two-lines">
    <strong>{name}</strong>
    <span className="muted">
      {[`${mediumDay(localDate)}, ${localTime}`, room].filter(Boolean).join(' · ')}
    </span>
  </div>
);

interface Choosing {
  integrationId: ListingMarketplace;
  everyOfName: boolean;
  choices: readonly ClassChoice[];
}

/** The choice of the class for a listing. */
function Choice({ integrationId, everyOfName, row, choices }: Choosing & { row: MappingRow }) {
  const setting = useSetMapping(integrationId);
  const clearing = useClearMapping(integrationId);
  const busy = setting.isPending || clearing.isPending;
  const { listingId, name, localDate, localTime } = row;
  const by = linkedByText(row);
  const canClear = row.byHand || row.state === 'left-out';
  return (
    <div className="class-links-choice">
      <Select
        ariaLabel={messages.yourClassForOnAt(name, mediumDay(localDate), localTime)}
        placeholder={messages.chooseYourClass}
        selectedOption={selectedOf(row)}
        options={[...choicesFor(row, choices).map(optionOf), leftOut]}
        statusType={busy ? 'loading' : 'finished'}
        loadingText={messages.saving}
        disabled={busy}
        expandToViewport
        onChange={({ detail: { selectedOption } }) => {
          const { value = leaveOut } = selectedOption;
          setting.mutate({ listingId, classId: value === leaveOut ? null : value, everyOfName });
        }}
      />
      {by && (
        <span className="class-links-by">
          {by}
          {canClear && (
            <Button
              variant="inline-link"
              ariaLabel={messages.matchByItselfAgain(name)}
              loading={clearing.isPending}
              onClick={() => clearing.mutate(listingId)}
            >
              {messages.matchByItself}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

export const mappingColumns = (
  name: string,
  choosing: Choosing,
): TableProps.ColumnDefinition<MappingRow>[] => [
  { id: 'listed', header: messages.onName(name), cell: (row) => <Listed row={row} />, isRowHeader: true },
  {
    id: 'class',
    header: messages.yourClass,
    minWidth: 220,
    cell: (row) => <Choice {...choosing} row={row} />,
  },
];
