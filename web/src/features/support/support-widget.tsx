import Icon from '@cloudscape-design/components/icon';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as messages from '#messages/support';
import { changePanel, panel } from './panel-state.ts';
import { Answers } from './answers.tsx';
import './widget.css';

const loadPanel = () => import('./support-panel.tsx');
const SupportPanel = lazy(loadPanel);

/** Announcements are requested after the page, because they can wait. */
const afterPageMs = 4000;

function useLater(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), afterPageMs);
    return () => clearTimeout(timer);
  }, []);
  return later;
}

/** The round button on every page, and the panel that it opens. On a phone, the open navigation covers the button. */
export function SupportWidget({ covered }: { covered: boolean }) {
  const { open } = useSyncExternalStore(panel.subscribe, panel.get);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const later = useLater();
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <aside className="support" aria-label={messages.support}>
      {later && <Answers />}
      {open && (
        <Suspense fallback={null}>
          <SupportPanel />
        </Suspense>
      )}
      <button
        ref={button}
        type="button"
        className="support-button"
        aria-label={open ? messages.minimizeSupport : messages.openSupport}
        aria-expanded={open}
        hidden={covered}
        onPointerEnter={() => void loadPanel()}
        onClick={() => changePanel({ open: !open })}
      >
        <Icon name={open ? 'angle-down' : 'contact'} size="medium" variant="inverted" />
      </button>
    </aside>
  );
}
