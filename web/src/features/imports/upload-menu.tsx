import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearDataPath } from '../../app/paths.ts';
import { dialogTitles } from './dialog-titles.ts';
import { ImportDialog } from './import-dialog.tsx';
import { LazyHistory } from './lazy-history.tsx';

const items = [
  { id: 'bookings', text: dialogTitles.bookings, iconName: 'upload' },
  { id: 'history', text: 'Import History', iconName: 'history' },
  { id: 'clear', text: 'Clear Import Data', iconName: 'remove' },
] as const;

type Open = 'schedule' | 'bookings' | 'history';

/** The ways to bring data in from a file, to see what came in, and to remove it. */
export function UploadMenu() {
  const [open, setOpen] = useState<Open | null>(null);
  const navigate = useNavigate();
  const close = (): void => setOpen(null);
  const follow = (id: string): void => {
    if (id === 'clear') void navigate(clearDataPath);
    else setOpen(id === 'history' ? 'history' : 'bookings');
  };
  return (
    <>
      <ButtonDropdown
        variant="primary"
        ariaLabel="More uploads"
        mainAction={{ text: dialogTitles.schedule, iconName: 'upload', onClick: () => setOpen('schedule') }}
        items={items}
        onItemClick={({ detail }) => follow(detail.id)}
      />
      {open === 'history' && <LazyHistory onClose={close} />}
      {open && open !== 'history' && <ImportDialog kind={open} onClose={close} />}
    </>
  );
}
