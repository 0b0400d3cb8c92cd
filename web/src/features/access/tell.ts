import { dismiss, notify } from '../../ui/notices.ts';

const noticeId = 'access';

export const refuse = (content: string): void => void notify({ id: noticeId, type: 'error', content });
/** Removes the last message about signing in, because something else says what is left to do. */
export const sayNothing = (): void => dismiss(noticeId);
export const confirmed = (content: string): void => void notify({ id: noticeId, type: 'success', content });
