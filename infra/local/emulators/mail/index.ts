// The door of this part: it can be started without the rest of the twin.
export { createMail } from './create-mail.ts';
