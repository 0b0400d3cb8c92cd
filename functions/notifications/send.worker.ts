import { notificationMessage } from '#shared/contracts/notifications/messages.ts';
import { mailer } from '#functions/_platform/adapters/mailer.ts';
import { people } from '#functions/_platform/adapters/people.ts';
import { pushServices } from '#functions/_platform/adapters/web-push/push-services.ts';
import { table } from '#functions/_platform/table.ts';
import { worker } from '#functions/_platform/worker.ts';
import { webOrigin } from './deps.ts';
import { tellHours } from './hour.ts';
import { reportEmail } from './report-email.ts';
import { tell } from './tell.ts';

export const handler = worker(
  { name: 'notifications.send', message: notificationMessage, fifo: false, lateAfterSeconds: 10 * 60 },
  { table, mailer, people, pushServices, webOrigin },
  { hour: tellHours, tell, 'email-report': reportEmail },
);
