/**
 * Whether a web address that somebody gave may be shown as a link: https, and no user name, which could pass for the
 * host. Nothing of ours ever asks it.
 */
export function isShownAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}
