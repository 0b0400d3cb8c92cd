import { optionalEnvironment } from '../common/environment.ts';

/** The sender's address of e-mails; undefined if the deployment has none. */
export const mailSender = (): string | undefined => optionalEnvironment('SENDER_EMAIL');
