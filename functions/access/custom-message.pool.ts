import { customMessage } from '#functions/_platform/pool.ts';
import { codeMail } from './code-mail.ts';

/** Words the e-mails that the user pool sends, in the language of whoever receives them. */
export const handler = customMessage('access.customMessage', codeMail);
