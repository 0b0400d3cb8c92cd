import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { lazy, Suspense, useState } from 'react';
import type { ImportKind } from './import-kinds.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

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
      <Suspense fallback={null}>
        {kind && <ImportDialog kind={kind} onClose={() => setKind(null)} />}
      </Suspense>
    </>
  );
}
