import { parse } from 'bowser';

/** A browser's name as people know it: 'Chrome on Windows', or 'an unknown browser' if the user agent does not say. */
export function browserName(userAgent: string): string {
  if (userAgent.trim() === '') return 'an unknown browser';
  const { browser, os } = parse(userAgent);
  if (!browser.name) return 'an unknown browser';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
