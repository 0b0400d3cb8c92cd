/** Identifies a delivery: the message and its receive count at that time. */
export type Receipt = { queueName: string; messageId: string; receives: number };

export const writeReceipt = ({ queueName, messageId, receives }: Receipt) =>
  Buffer.from(`${queueName}:${messageId}:${receives}`).toString('base64url');

export function readReceipt(text: string): Receipt | undefined {
  const [, queueName, messageId, receives] =
    /^([\w.-]+):([\w-]+):(\d+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (queueName === undefined || messageId === undefined) return undefined;
  return { queueName, messageId, receives: Number(receives) };
}
