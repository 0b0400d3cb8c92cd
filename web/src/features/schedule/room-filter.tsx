import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useMemo } from 'react';

const allRooms = { value: '', label: 'All Rooms' };

/** Shows one room's classes alone. */
export default function RoomFilter(props: {
  rooms: readonly string[];
  room: string | null;
  onRoom: (room: string | null) => void;
}) {
  const { rooms, room, onRoom } = props;
  const options = useMemo(() => [allRooms, ...rooms.map((name) => ({ value: name, label: name }))], [rooms]);
  return (
    <FormField label="Filter by room:">
      <Select
        options={options}
        selectedOption={room ? { value: room, label: room } : allRooms}
        onChange={({ detail }) => onRoom(detail.selectedOption.value || null)}
        filteringType="auto"
        filteringPlaceholder="Search rooms..."
        filteringAriaLabel="Search rooms"
        noMatch="No room found."
      />
    </FormField>
  );
}
