import { urgentEmail, type Urgent } from '#shared/core/notifications/urgent-email.ts';
import { english } from '#shared/core/notifications/words.ts';

it.each<[urgent: Urgent, subject: string, label: string, path: string]>([
  [
    { what: 'connection-refused', name: 'Fitpass' },
    'Fitpass refuses the password that you entered',
    'Enter the password',
    '/integrations',
  ],
  [
    {
      what: 'overbooked',
      classId: '20261124T1200Z-0123456789ab',
      className: 'Yoga',
      weekday: 'Tuesday',
      time: '06:00',
    },
    'Yoga on Tuesday at 06:00 is sold beyond its places',
    'See the class',
    '/classes?class=20261124T1200Z-0123456789ab',
  ],
  [
    { what: 'import-failed', of: 'schedule' },
    'Your class schedule could not be imported',
    'See what happened',
    '/classes?imports',
  ],
  [
    { what: 'import-failed', of: 'bookings' },
    'Your booking data could not be imported',
    'See what happened',
    '/classes?imports',
  ],
  [
    { what: 'credentials-seen', system: 'Kenko' },
    'Our team looked at the credentials that you entered for Kenko',
    'See your data sources',
    '/integrations',
  ],
  [{ what: 'payment-failed' }, 'Your last payment did not go through', 'See billing', '/settings#billing'],
])('%j is one e-mail with one thing to do', (urgent, subject, label, path) => {
  const mail = urgentEmail(urgent, 'Alameda', english);
  expect(mail).toMatchObject({
    subject,
    title: 'Alameda needs you',
    items: [{ text: subject, label, path }],
  });
  expect(mail.items).toHaveLength(1);
  expect(mail.why).toContain('Alameda');
});
