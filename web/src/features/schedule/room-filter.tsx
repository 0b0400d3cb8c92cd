import FormField from '@cloudscape-design/components/form-field';
import { useMemo } from 'react';
import * as messages from '#messages/schedule';
import { FilteredSelect } from '../../ui/filtered-select.tsx';

const allRooms = { value: '', label: messages.allRooms };

/** The filter that shows only one room's classes. */
export function RoomFilter(props: {
  rooms: readonly string[];
  room: string | null;
  onRoom: (room: string | null) => void;
}) {
  const { rooms, room, onRoom } = props;
  const options = useMemo(() => [allRooms, ...rooms.map((name) => ({ value: name, label: name }))], [rooms]);
  return (
    <FormField label={messages.filterByRoom}>
      <FilteredSelect
        options={options}
        selectedOption={room ? { value: room, label: room } : allRooms}
        onChange={({ detail }) => onRoom(detail.selectedOption.value || null)}
        filteringPlaceholder={messages.searchRooms}
        filteringAriaLabel={messages.searchRoomsTitle}
        noMatch={messages.noRoomFound}
      />
    </FormField>
  );
}
