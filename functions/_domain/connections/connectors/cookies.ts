import type { ConnectorSession } from './connector.ts';

const key = 'cookies';

/** Keeps one host's cookies for the duration of the session. Their values are secrets. */
export function keepCookies(session: ConnectorSession, setCookies: readonly string[]): void {
  const jar = new URLSearchParams(session.memory.get(key));
  for (const line of setCookies) {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', ...rest] = pair.trim().split('=');
    const value = rest.join('=');
    if (isOver(attributes) || value === '') jar.delete(name);
    else jar.set(name, value);
    if (value !== '') session.recorder.conceal(value);
  }
  session.memory.set(key, jar.toString());
}

export function dropCookies(session: ConnectorSession): void {
  session.memory.delete(key);
}

export function cookieHeader(session: ConnectorSession): Record<string, string> {
  const pairs = [...new URLSearchParams(session.memory.get(key))].map(([name, value]) => `${name}=${value}`);
  return pairs.length === 0 ? {} : { cookie: pairs.join('; ') };
}

const isOver = (attributes: readonly string[]) =>
  attributes.some((attribute) => /^\s*max-age\s*=\s*(0|-\d+)\s*$/i.test(attribute));
