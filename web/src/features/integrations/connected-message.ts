import { counted } from '#shared/core/text/counted.ts';

/** What a person is told once a marketplace is connected: also how many changes that failed before are being sent. */
export function connectedMessage(name: string, sendingAgain: number): string {
  if (sendingAgain === 0) return `Successfully connected to ${name}`;
  const changes = counted(sendingAgain, 'change that failed is', 'changes that failed are');
  return `${name} is connected again. ${changes} being sent.`;
}
