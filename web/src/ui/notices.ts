import type { ReactNode } from 'react';
import { createStore } from './store.ts';

/**
 * One message of the Flashbar. A message with the same id replaces the one on screen: progress turns into success or
 * error in place.
 */
export interface Notice {
  id: string;
  type: 'success' | 'error' | 'warning' | 'info' | 'in-progress';
  header?: ReactNode;
  content?: ReactNode;
  /** A button next to the message. */
  action?: { text: string; onClick: () => void };
  /** The step that failed. The message disappears when the same step succeeds. */
  step?: string | undefined;
  /** Whether an error belongs to the next page instead of the one being left. */
  forNextPage?: boolean;
  /** How many times the same message was sent while it was on screen; 1 if omitted. */
  times?: number;
}

export const noticesMax = 3;
export const successShownMs = 6000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();
let lastId = 0;

export const notices = createStore<readonly Notice[]>([]);

export function dismiss(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  notices.set(notices.get().filter((notice) => notice.id !== id));
}

/** Starts or restarts the time after which a success message disappears. */
function leaveLater({ id, type, action }: Notice): void {
  clearTimeout(timers.get(id));
  if (type !== 'success' || action) return;
  timers.set(
    id,
    setTimeout(() => dismiss(id), successShownMs),
  );
}

/** Keeps the displayed messages while somebody reads them. */
export function holdNotices(): void {
  for (const timer of timers.values()) clearTimeout(timer);
}

/** Lets success messages disappear again, after their full time. */
export const releaseNotices = (): void => notices.get().forEach(leaveLater);

/** Removes the errors of a step, because it has succeeded. */
export function endErrorsOf(step: string | undefined): void {
  if (step === undefined) return;
  for (const notice of notices.get()) if (notice.type === 'error' && notice.step === step) dismiss(notice.id);
}

/** Removes the errors of the page being left. Errors that belong to the next page stay until that page is left. */
export function endErrorsOfPage(): void {
  for (const notice of notices.get()) if (notice.type === 'error' && !notice.forNextPage) dismiss(notice.id);
  notices.set(notices.get().map((notice) => ({ ...notice, forNextPage: false })));
}

const saysTheSame = (one: Notice, other: Notice): boolean =>
  one.type === other.type &&
  one.header === other.header &&
  one.content === other.content &&
  one.action?.text === other.action?.text;

/**
 * Shows a message and returns its id. A message that is already displayed is counted, not shown twice. Success messages
 * disappear by themselves; all others stay until they are closed.
 */
export function notify(message: Omit<Notice, 'id'> & { id?: string }): string {
  lastId += 1;
  const notice: Notice = { ...message, id: message.id ?? `notice-${lastId}` };
  const same = notices.get().find((other) => other.id !== notice.id && saysTheSame(other, notice));
  if (same) {
    notice.times = (same.times ?? 1) + 1;
    dismiss(same.id);
  }
  const shown = notices.get();
  const known = shown.some(({ id }) => id === notice.id);
  notices.set(
    known
      ? shown.map((other) => (other.id === notice.id ? notice : other))
      : [notice, ...shown].slice(0, noticesMax),
  );
  leaveLater(notice);
  return notice.id;
}
