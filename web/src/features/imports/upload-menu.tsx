import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useState } from 'react';
import { ImportDialog } from './import-dialog.tsx';
import type { ImportKind } from './import-kinds.ts';

/** The ways to bring data in from a file. */
export function UploadMenu() {
  const [kind, setKind] = useState<ImportKind | null>(null);
  return (
    <>
      <ButtonDropdown
        variant="primary"
        ariaLabel="More uploads"
        mainAction={{ text: 'Upload Class Schedule', iconName: 'upload', onClick: () => setKind('schedule') }}
        items={[{ id: 'bookings', text: 'Upload Booking Data', iconName: 'upload' }]}
        onItemClick={() => setKind('bookings')}
      />
      {kind && <ImportDialog kind={kind} onClose={() => setKind(null)} />}
    </>
  );
}
