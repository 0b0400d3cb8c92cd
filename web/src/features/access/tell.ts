import { notify } from '../../ui/notices.ts';

const noticeId = 'access';

export const refuse = (content: string): void => void notify({ id: noticeId, type: 'error', content });
export const confirmed = (content: string): void => void notify({ id: noticeId, type: 'success', content });
