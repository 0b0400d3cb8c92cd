import { aClock, aMailbox, startMail, type TestMail } from './a-mailbox.ts';

const clock = aClock();
let mail: TestMail;
beforeAll(async () => (mail = await startMail(clock)));
afterAll(() => mail.close());

/** A mail in a layout that does not name the class in a known way. */
const unnamed = (title: string): string =>
  [
    'You have a new booking.',
    'Client: Ana López',
    'Date: Wednesday, March 3, 2027',
    'Time: 18:00',
    'Code: BK-1001',
    '',
    `The ride she chose is ${title}.`,
  ].join('\n');

it('books the class of the schedule that the mail mentions, although another one starts at the same time', async () => {
  const box = await aMailbox(mail.google, clock);
  await box.studio.importClasses('Cloud Nine,2027-03-03,18:00,Sala 2,8,0,3');
  box.deliver(unnamed('Cloud Nine'));
  await box.run();
  expect(await box.events('manual_review')).toEqual([]);
  expect(await box.events('completed')).toMatchObject([
    { className: 'Cloud Nine', bookingRef: 'BK-1001', customerName: 'Ana López' },
  ]);
});

it('lets a person choose if it mentions none of the classes that start then', async () => {
  const box = await aMailbox(mail.google, clock);
  await box.studio.importClasses('Cloud Nine,2027-03-03,18:00,Sala 2,8,0,3');
  box.deliver(unnamed('a surprise'));
  await box.run();
  expect(await box.events('completed')).toEqual([]);
  expect(await box.events('manual_review')).toMatchObject([{ bookingRef: 'BK-1001' }]);
});
