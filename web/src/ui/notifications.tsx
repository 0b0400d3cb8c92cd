import Button from '@cloudscape-design/components/button';
import Flashbar, { type FlashbarProps } from '@cloudscape-design/components/flashbar';
import { useRef, useSyncExternalStore } from 'react';
import * as messages from '#messages/ui';
import { useLiftPx } from './above-dialog-buttons.ts';
import { dismiss, holdNotices, notices, releaseNotices, type Notice } from './notices.ts';

const withTimes = (content: Notice['content'], times = 1): Notice['content'] =>
  times === 1 ? (
    content
  ) : (
    <>
      {content} <span className="notice-times">{messages.timesTimes(times)}</span>
    </>
  );

const toItem = ({ id, type, header, content, action, times }: Notice): FlashbarProps.MessageDefinition => ({
  id,
  type: type === 'in-progress' ? 'info' : type,
  loading: type === 'in-progress',
  header,
  content: withTimes(content, times),
  dismissible: type !== 'in-progress',
  dismissLabel: messages.closeMessage,
  onDismiss: () => dismiss(id),
  ariaRole: type === 'error' ? 'alert' : 'status',
  ...(action && { action: <Button onClick={action.onClick}>{action.text}</Button> }),
});

/**
 * A pointer over a message may be meant for a field of the dialog below it, so there the message disappears in time.
 */
function holdWhilePointedAt(): void {
  if (!document.querySelector('[role="dialog"]')) holdNotices();
}

/**
 * The only place where messages appear: at the bottom of the window, above the buttons of a dialog and over the page,
 * so that nothing moves when they appear or disappear. None disappears while somebody points at them or reads them by
 * keyboard.
 */
export function Notifications() {
  const shown = useSyncExternalStore(notices.subscribe, notices.get);
  const section = useRef<HTMLElement>(null);
  const insetBlockEnd = useLiftPx(section, shown.length > 0);
  return (
    // It only holds what it shows: there is nothing here to press.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={section}
      className="toasts"
      style={{ insetBlockEnd }}
      aria-label={messages.messages}
      onPointerEnter={holdWhilePointedAt}
      onPointerLeave={releaseNotices}
      onFocus={holdNotices}
      onBlur={releaseNotices}
    >
      {shown.length > 0 && <Flashbar items={shown.map(toItem)} />}
    </section>
  );
}
