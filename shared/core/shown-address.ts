/**
 * Whether a web address from outside may be shown as a link: https, without a user name, which could be mistaken for
 * the host. Our own code never requests it.
 */
export function isShownAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}
