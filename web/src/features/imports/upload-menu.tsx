import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as messages from '#messages/imports';
import { clearDataPath } from '../../app/paths.ts';
import { dialogTitles } from './dialog-titles.ts';
import { ImportDialog } from './import-dialog.tsx';
import { LazyHistory } from './lazy-history.tsx';

const items = [
  { id: 'bookings', text: dialogTitles.bookings, iconName: 'upload' },
  { id: 'history', text: messages.importHistory, iconName: 'history' },
  { id: 'clear', text: messages.clearImportData, iconName: 'remove' },
] as const;

type Open = 'schedule' | 'bookings' | 'history';

/** The open dialog; an address can also open the history. */
function useOpen() {
  const [open, setOpen] = useState<Open | null>(null);
  const [params, setParams] = useSearchParams();
  const close = (): void => {
    setOpen(null);
    const { imports: _requested, ...others } = Object.fromEntries(params);
    if (params.has('imports')) setParams(others, { replace: true });
  };
  return { open: open ?? (params.has('imports') ? 'history' : null), setOpen, close };
}

/** The menu to import data from a file, see past imports, and delete data. */
export function UploadMenu() {
  const { open, setOpen, close } = useOpen();
  const navigate = useNavigate();
  const follow = (id: string): void => {
    if (id === 'clear') void navigate(clearDataPath);
    else setOpen(id === 'history' ? 'history' : 'bookings');
  };
  return (
    <>
      <ButtonDropdown
        variant="primary"
        ariaLabel={messages.moreUploads}
        mainAction={{ text: dialogTitles.schedule, iconName: 'upload', onClick: () => setOpen('schedule') }}
        items={items}
        onItemClick={({ detail }) => follow(detail.id)}
      />
      {open === 'history' && <LazyHistory onClose={close} />}
      {open && open !== 'history' && <ImportDialog kind={open} onClose={close} />}
    </>
  );
}
