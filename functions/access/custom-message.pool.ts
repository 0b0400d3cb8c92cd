import { customMessage } from '#functions/_platform/pool.ts';
import { codeMail } from './code-mail.ts';

/** Writes the e-mails that the user pool sends, in the recipient's language. */
export const handler = customMessage('access.customMessage', codeMail);
