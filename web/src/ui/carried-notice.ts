import { notify, type Notice } from './notices.ts';

const key = 'cupo.notice';
type Carried = Pick<Notice, 'type'> & { content: string };

/** Keeps a message for the next document, for example 'You have signed out.' */
export function carryNotice(notice: Carried): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(notice));
  } catch {
    // Without storage, the browser shows no message.
  }
}

/** Shows the message that the document before left. */
export function showCarriedNotice(): void {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (stored) notify(JSON.parse(stored) as Carried);
  } catch {
    // There was no message, or none that can be read.
  }
}
