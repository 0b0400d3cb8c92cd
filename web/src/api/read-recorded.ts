/** The text of a file that the build wrote beside the app. */
export async function readRecorded(address: URL): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.pathname} answered ${answer.status}`);
  return await answer.text();
}
