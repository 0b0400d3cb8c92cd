import Button from '@cloudscape-design/components/button';
import Flashbar, { type FlashbarProps } from '@cloudscape-design/components/flashbar';
import { useSyncExternalStore } from 'react';
import { dismiss, notices, type Notice } from './notices.ts';

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
  return (
    <section className="toasts" aria-label="Messages">
      <Flashbar items={shown.map(toItem)} />
    </section>
  );
}
