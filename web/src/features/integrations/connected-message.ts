import * as messages from '#messages/integrations';

/** The message after a marketplace was connected, with the number of failed changes that are sent again. */
export function connectedMessage(name: string, sendingAgain: number): string {
  if (sendingAgain === 0) return messages.successfullyConnectedTo(name);
  const changes = messages.changesThatFailedAre(sendingAgain);
  return messages.isConnectedAgainBeingSent(name, changes, sendingAgain);
}
