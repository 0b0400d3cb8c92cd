/** What a person is told once a marketplace is connected: also how many changes that failed before are being sent. */
export function connectedMessage(name: string, sendingAgain: number): string {
  if (sendingAgain === 0) return `Successfully connected to ${name}`;
  const changes =
    sendingAgain === 1
      ? '1 change that failed is being sent.'
      : `${sendingAgain} changes that failed are being sent.`;
  return `${name} is connected again. ${changes}`;
}
