import { createHash } from 'node:crypto';

type MessageAttribute = {
  DataType: string;
  StringValue?: string | undefined;
  BinaryValue?: string | undefined;
};
export type MessageAttributes = Record<string, MessageAttribute>;

export type NewMessage = {
  body: string;
  attributes: MessageAttributes;
  groupId?: string | undefined;
  deduplicationId?: string | undefined;
  delaySeconds?: number | undefined;
};

export type Message = {
  id: string;
  body: string;
  attributes: MessageAttributes;
  senderId: string;
  groupId: string | undefined;
  deduplicationId: string | undefined;
  sequence: number;
  sentAtMs: number;
  firstReceivedAtMs: number | undefined;
  receives: number;
  /** The message cannot be received before this time, because it is delayed or in flight. */
  visibleAtMs: number;
  /** Whether a fault delivers the message again, even after it was deleted. */
  repeat: 'no' | 'owed' | 'given';
  deadLetterSource: string | undefined;
};

export const md5 = (data: string | Buffer) => createHash('md5').update(data).digest('hex');

const bytesOf = ({ StringValue, BinaryValue }: MessageAttribute) =>
  BinaryValue === undefined ? Buffer.from(StringValue ?? '') : Buffer.from(BinaryValue, 'base64');

function withLength(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/**
 * Computes the digest as AWS does: name, type, kind of transport (1 text, 2 binary) and value of each attribute, sorted
 * by name.
 */
export function md5OfAttributes(attributes: MessageAttributes): string | undefined {
  const entries = Object.entries(attributes).sort(([one], [other]) => (one < other ? -1 : 1));
  if (entries.length === 0) return undefined;
  const parts = entries.map(([name, attribute]) => [
    withLength(Buffer.from(name)),
    withLength(Buffer.from(attribute.DataType)),
    Buffer.from([attribute.BinaryValue === undefined ? 1 : 2]),
    withLength(bytesOf(attribute)),
  ]);
  return md5(Buffer.concat(parts.flat()));
}

/** The size of a message: its body, and each attribute's name, type and value. */
export function sizeOf({ body, attributes }: Pick<NewMessage, 'body' | 'attributes'>): number {
  const ofAttributes = Object.entries(attributes).map(
    ([name, attribute]) =>
      Buffer.byteLength(name) + Buffer.byteLength(attribute.DataType) + bytesOf(attribute).length,
  );
  return ofAttributes.reduce((sum, bytes) => sum + bytes, Buffer.byteLength(body));
}
