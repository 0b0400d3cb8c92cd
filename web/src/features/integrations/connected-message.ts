import * as messages from '#messages/integrations';

/** What a person is told once a marketplace is connected: also how many changes that failed before are being sent. */
export function connectedMessage(name: string, sendingAgain: number): string {
  if (sendingAgain === 0) return messages.successfullyConnectedTo(name);
  const changes = messages.changesThatFailedAre(sendingAgain);
  return messages.isConnectedAgainBeingSent(name, changes);
}
