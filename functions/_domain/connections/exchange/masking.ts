/** Replaces each secret. */
export const mask = '•••';

const secretName =
  /token|passw|api_?key|authori[sz]ation|secret|cookie|csrf|session|e-?mail|phone|document|^user|^gym_id$|slotslist/i;
const excerptCharactersMax = 1_500;

/** Replaces every occurrence of the secrets, plain or encoded, in a text. */
export type Masker = (text: string) => string;

/** @param secrets values that must never appear in a recording; empty ones are ignored */
export function createMasker(secrets: Iterable<string>): Masker {
  const patterns = [...secrets].filter((secret) => secret !== '').flatMap(patternsOf);
  if (patterns.length === 0) return (text) => text;
  const longestFirst = patterns.sort((a, b) => b.length - a.length);
  const all = new RegExp(longestFirst.join('|'), 'gi');
  return (text) => text.replace(all, mask);
}

/** Masks the values of secret names in a JSON or form body. Other text is unchanged. */
export function maskNamed(body: string): string {
  const json = parseJson(body);
  if (json !== undefined) return JSON.stringify(maskJson(json));
  return /^[^\s<>{}]*=/.test(body) ? maskForm(body) : body;
}

/** Masks the values of secret query parameters in a URL. */
export function maskQuery(url: string): string {
  const [path = '', query] = url.split('?', 2);
  return query === undefined ? url : `${path}?${maskForm(query)}`;
}

export function excerptOf(text: string): string {
  return text.length <= excerptCharactersMax ? text : `${text.slice(0, excerptCharactersMax)}…`;
}

function patternsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  // A secret that consists of digits is masked only where it is the whole number. Otherwise a short id would mask parts
  // of other numbers.
  if (/^\d+$/.test(secret)) return [`(?<!\\d)${secret}(?!\\d)`, ...encodedPatterns(bytes)];
  const spelled = [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    new URLSearchParams({ s: secret }).toString().slice(2),
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  ];
  return [...new Set(spelled)].map(escapeRegExp).concat(encodedPatterns(bytes));
}

function encodedPatterns(bytes: Buffer): string[] {
  const cores = [0, 1, 2].map((offset) => base64Core(bytes, offset)).filter((core) => core.length >= 4);
  return [bytes.toString('hex'), ...cores, ...cores.map(toBase64Url)].map(escapeRegExp);
}

/** The base64 characters that depend only on the secret, when it starts at `offset` within a group of three bytes. */
function base64Core(bytes: Buffer, offset: number): string {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString('base64')
    .replaceAll('=', '');
  const tail = (offset + bytes.length) % 3 === 0 ? 0 : 1;
  const start = offset === 0 ? 0 : offset + 1;
  return encoded.slice(start, encoded.length - tail);
}

const toBase64Url = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_');
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);

function parseJson(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}

function maskJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secretName.test(name) ? mask : maskJson(inner)]),
  );
}

function maskForm(form: string): string {
  return form
    .split('&')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      const [readable = name] = new URLSearchParams(pair).keys();
      return secretName.test(readable) ? `${name}=${mask}` : [name, ...rest].join('=');
    })
    .join('&');
}
