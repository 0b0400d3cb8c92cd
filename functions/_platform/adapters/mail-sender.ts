import { optionalEnvironment } from '../common/environment.ts';

/** The address that e-mails come from; undefined where the deployment has none. */
export const mailSender = (): string | undefined => optionalEnvironment('SENDER_EMAIL');
