import { md5OfAttributes, sizeOf } from '#infra/local/emulators/queues/message.ts';
import { readReceipt, writeReceipt } from '#infra/local/emulators/queues/receipts.ts';

// The digests that moto's tests of SQS expect.
test.each([
  ['Number', '1493147359900', '235c5c510d26fb653d073faed50ae77c'],
  ['Number', '1493147359901', '994258b45346a2cc3f9cbb611aa7af30'],
  ['Number.java.lang.Long', '1493147359900', '2e2e4876d8e0bd6b8c2c8f556831c349'],
])("an attribute of type %s with %s has the service's digest", (DataType, StringValue, digest) => {
  expect(md5OfAttributes({ timestamp: { DataType, StringValue } })).toBe(digest);
});

test('there is no digest without attributes', () => {
  expect(md5OfAttributes({})).toBeUndefined();
});

test('the digest does not depend on the order of the names', () => {
  const text = { DataType: 'String', StringValue: 'é' };
  const binary = { DataType: 'Binary', BinaryValue: 'AQL/' };
  expect(md5OfAttributes({ b: binary, a: text })).toBe(md5OfAttributes({ a: text, b: binary }));
  expect(md5OfAttributes({ a: text })).not.toBe(md5OfAttributes({ a: binary }));
});

test('names, types and decoded values count against the limit, in bytes', () => {
  const attributes = { ab: { DataType: 'Binary', BinaryValue: 'AQL/' } };
  expect(sizeOf({ body: 'é', attributes })).toBe(2 + 2 + 6 + 3);
});

test('a receipt identifies its delivery, and other text is no valid receipt', () => {
  const receipt = { queueName: 'pushes.fifo', messageId: 'a-b', receives: 12 };
  expect(readReceipt(writeReceipt(receipt))).toEqual(receipt);
  expect(['', 'made-up', 'AAAA'].map(readReceipt)).toEqual([undefined, undefined, undefined]);
});
