import type { WireRequest } from './request.ts';

/** So many requests whose end is unknown are remembered; the oldest is forgotten first. */
const intentsMax = 50;

/** The idempotency keys of what people want. */
export interface Intents {
  /** The key of a request: the same one for as long as nobody knows how it ended, however often it is sent. */
  keyOf: (request: WireRequest) => string;
  /** The request was answered: the same asked again is another wish. */
  settle: (request: WireRequest, key: string) => void;
}

const nameOf = ({ method, url, body }: WireRequest): string => `${method} ${url} ${body ?? ''}`;

/** @param newKey makes a key that nobody else makes */
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
