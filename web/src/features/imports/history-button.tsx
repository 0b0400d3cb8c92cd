import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { LazyHistory } from './lazy-history.tsx';

/** Opens the history of imports. */
export function HistoryButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button iconName="history" onClick={() => setOpen(true)}>
        Import History
      </Button>
      {open && <LazyHistory onClose={() => setOpen(false)} />}
    </>
  );
}
