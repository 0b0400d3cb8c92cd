import { notify, type Notice } from './notices.ts';

const key = 'cupo.notice';
type Carried = Pick<Notice, 'type'> & { content: string };

/** Stores a message for the next document, for example 'You have signed out.' */
export function carryNotice(notice: Carried): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(notice));
  } catch {
    // Without storage, no message is shown.
  }
}

/** Shows the message that the previous document stored. */
export function showCarriedNotice(): void {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (stored) notify(JSON.parse(stored) as Carried);
  } catch {
    // No message was stored, or it cannot be read.
  }
}
