import type { ReactNode } from 'react';
import { createStore } from './store.ts';

/** One message of the Flashbar. The same id replaces what is shown: progress becomes success or error in place. */
export interface Notice {
  id: string;
  type: 'success' | 'error' | 'warning' | 'info' | 'in-progress';
  header?: ReactNode;
  content?: ReactNode;
  /** A button beside the message. */
  action?: { text: string; onClick: () => void };
}

export const noticesMax = 5;
export const successShownMs = 6000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();
let lastId = 0;

export const notices = createStore<readonly Notice[]>([]);

export function dismiss(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  notices.set(notices.get().filter((notice) => notice.id !== id));
}

/** Shows a message and returns its id. Successes leave by themselves; everything else stays until it is closed. */
export function notify(message: Omit<Notice, 'id'> & { id?: string }): string {
  lastId += 1;
  const notice: Notice = { ...message, id: message.id ?? `notice-${lastId}` };
  const shown = notices.get();
  const known = shown.some(({ id }) => id === notice.id);
  notices.set(
    known
      ? shown.map((other) => (other.id === notice.id ? notice : other))
      : [notice, ...shown].slice(0, noticesMax),
  );
  clearTimeout(timers.get(notice.id));
  if (notice.type === 'success' && !notice.action)
    timers.set(
      notice.id,
      setTimeout(() => dismiss(notice.id), successShownMs),
    );
  return notice.id;
}
