import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import * as messages from '#messages/imports';
import { LazyHistory } from './lazy-history.tsx';

/** A button that opens the history of imports. */
export function HistoryButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button iconName="history" onClick={() => setOpen(true)}>
        {messages.importHistory}
      </Button>
      {open && <LazyHistory onClose={() => setOpen(false)} />}
    </>
  );
}
