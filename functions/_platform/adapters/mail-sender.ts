import { optionalEnvironment } from '../common/environment.ts';

/** The sender address of e-mails. Undefined if the deployment has none. */
export const mailSender = (): string | undefined => optionalEnvironment('SENDER_EMAIL');
