import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';

const allRooms = { value: '', label: 'All Rooms' };

export function RoomFilter(props: {
  rooms: readonly string[];
  room: string | null;
  onRoom: (room: string | null) => void;
}) {
  const { rooms, room, onRoom } = props;
  return (
    <div className="toolbar-room">
      <FormField label="Filter by room:">
        <Select
          options={[allRooms, ...rooms.map((name) => ({ value: name, label: name }))]}
          selectedOption={room ? { value: room, label: room } : allRooms}
          onChange={({ detail }) => onRoom(detail.selectedOption.value || null)}
          filteringType="auto"
          filteringPlaceholder="Search rooms..."
          filteringAriaLabel="Search rooms"
          noMatch="No room found."
        />
      </FormField>
    </div>
  );
}
