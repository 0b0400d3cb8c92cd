import { aClock, aMailbox, startMail, type TestMail } from './a-mailbox.ts';
import { polledStudios } from '#functions/_domain/connections/mailbox-store.ts';
import { tables } from '#functions/_data/table/tables.ts';

const clock = aClock();
let mail: TestMail;

beforeAll(async () => {
  mail = await startMail(clock);
});
afterAll(() => mail.close());

test('mailboxes share batches across all partitions, and each is in exactly one', async () => {
  const boxes: string[] = [];
  for (let made = 0; made < 7; made += 1) boxes.push((await aMailbox(mail.google, clock)).studioId);
  const batches: string[][] = [];
  for await (const batch of polledStudios(tables.acrossStudios, 3)) batches.push(batch);
  expect(batches.map(({ length }) => length)).toEqual([3, 3, 1]);
  expect(batches.flat().sort()).toEqual(boxes.sort());
});
