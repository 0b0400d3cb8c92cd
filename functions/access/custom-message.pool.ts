import { customMessage } from '#functions/_platform/pool.ts';
import { codeMail } from './code-mail.ts';

/** Words the e-mails that the user pool sends, in their reader's language. */
export const handler = customMessage('access.customMessage', codeMail);
