import Button from '@cloudscape-design/components/button';
import type { FlashbarProps } from '@cloudscape-design/components/flashbar';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { dismiss, notices, type Notice } from './notices.ts';

const loadFlashbar = () => import('@cloudscape-design/components/flashbar');
const Flashbar = lazy(loadFlashbar);

/** Asked for once the page stands, so that it is there when the connection that it may speak of is gone. */
function useFlashbarAtHand(): void {
  useEffect(() => {
    // A message that is due tries again, and then says what it has to say.
    const timer = setTimeout(() => void loadFlashbar().catch(() => undefined), 0);
    return () => clearTimeout(timer);
  }, []);
}

const toItem = ({ id, type, header, content, action }: Notice): FlashbarProps.MessageDefinition => ({
  id,
  type: type === 'in-progress' ? 'info' : type,
  loading: type === 'in-progress',
  header,
  content,
  dismissible: type !== 'in-progress',
  dismissLabel: 'Close message',
  onDismiss: () => dismiss(id),
  ariaRole: type === 'error' ? 'alert' : 'status',
  ...(action && { action: <Button onClick={action.onClick}>{action.text}</Button> }),
});

/** The one place where messages appear: over the page, which does not move when they come and go. */
export function Notifications() {
  const shown = useSyncExternalStore(notices.subscribe, notices.get);
  useFlashbarAtHand();
  return (
    <section className="toasts" aria-label="Messages">
      <Suspense fallback={null}>{shown.length > 0 && <Flashbar items={shown.map(toItem)} />}</Suspense>
    </section>
  );
}
