import type { WireRequest } from './request.ts';

/** The most requests with unknown outcome to remember; the oldest is forgotten first. */
const intentsMax = 50;

/** The idempotency keys of requests whose outcome is unknown. */
export interface Intents {
  /** The key of a request. It stays the same while the outcome is unknown, however often the request is sent. */
  keyOf: (request: WireRequest) => string;
  /** Marks a request as answered: the same request made again is a new intent. */
  settle: (request: WireRequest, key: string) => void;
}

const nameOf = ({ method, url, body }: WireRequest): string => `${method} ${url} ${body ?? ''}`;

/** @param newKey makes a unique key */
export function createIntents(newKey: () => string): Intents {
  const keys = new Map<string, string>();
  return {
    keyOf: (request) => {
      const name = nameOf(request);
      const key = keys.get(name) ?? newKey();
      keys.set(name, key);
      const [oldest] = keys.keys();
      if (keys.size > intentsMax && oldest !== undefined) keys.delete(oldest);
      return key;
    },
    settle: (request, key) => {
      if (keys.get(nameOf(request)) === key) keys.delete(nameOf(request));
    },
  };
}
