/** One check by the receiving server: `dkim=pass header.i=@fitpass.com`. Everything is in lower case. */
export interface CheckResult {
  readonly method: string;
  readonly result: string;
  /** By name, such as `header.from`. Each name appears once. */
  readonly properties: ReadonlyMap<string, string>;
}

export interface AuthenticationResults {
  /** The server that wrote it (authserv-id). */
  readonly server: string;
  readonly results: readonly CheckResult[];
}

interface Token {
  readonly kind: 'word' | 'mark';
  readonly text: string;
}

const headerCharactersMax = 16_000;
const resultsMax = 40;

/**
 * A comment without nested brackets, quotes, backslashes or semicolons. Comments may repeat text from a stranger (the
 * envelope's sender), so a comment that could disguise its end makes the header unreadable.
 */
const comment = String.raw`\([^()"\\;]*\)`;
const quoted = String.raw`"(?:[^"\\]|\\.)*"`;
const bare = String.raw`[^\s()"\\;=]+`;
const tokenPattern = new RegExp(String.raw`\s+|${comment}|(${quoted})|([;=])|(${bare})`, 'y');

/** The header's tokens without white space and comments; undefined if it cannot be split unambiguously. */
function tokensOf(header: string): Token[] | undefined {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < header.length) {
    const found = tokenPattern.exec(header);
    if (!found) return undefined;
    const [, inQuotes, mark, word] = found;
    if (mark !== undefined) tokens.push({ kind: 'mark', text: mark });
    else if (inQuotes !== undefined)
      tokens.push({ kind: 'word', text: inQuotes.slice(1, -1).replaceAll(/\\(.)/g, '$1').toLowerCase() });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word.toLowerCase() });
  }
  return tokens;
}

function statementsOf(tokens: readonly Token[]): Token[][] {
  const statements: Token[][] = [[]];
  for (const token of tokens)
    if (token.kind === 'mark' && token.text === ';') statements.push([]);
    else statements.at(-1)?.push(token);
  return statements;
}

/** The `name=value` pairs of a text; undefined if a part is missing or unexpected. */
function pairsOf(statement: readonly Token[]): (readonly [string, string])[] | undefined {
  const pairs: (readonly [string, string])[] = [];
  for (let at = 0; at < statement.length; at += 3) {
    const [name, equals, value] = statement.slice(at, at + 3);
    if (name?.kind !== 'word' || equals?.kind !== 'mark' || value?.kind !== 'word') return undefined;
    pairs.push([name.text, value.text]);
  }
  return pairs;
}

function resultOf(statement: readonly Token[]): CheckResult | undefined {
  const pairs = pairsOf(statement);
  const [first, ...others] = pairs ?? [];
  if (!first) return undefined;
  const properties = new Map(others);
  if (properties.size !== others.length) return undefined;
  const [method, version, ...more] = first[0].split('/');
  if (!method || more.length > 0 || (version !== undefined && version !== '1')) return undefined;
  return { method, result: first[1], properties };
}

/**
 * Parses the value of an Authentication-Results header (RFC 8601), folded or not. It is stricter than the standard:
 * anything ambiguous is refused.
 *
 * @returns undefined if it is malformed, ambiguous or too long
 */
export function readAuthenticationResults(header: string): AuthenticationResults | undefined {
  if (header.length > headerCharactersMax) return undefined;
  const tokens = tokensOf(header);
  if (!tokens) return undefined;
  const [head = [], ...rest] = statementsOf(tokens);
  const [server, version, ...more] = head;
  if (server?.kind !== 'word' || more.length > 0) return undefined;
  if (version !== undefined && version.text !== '1') return undefined;
  // A semicolon may end the last statement, and 'none' means that nothing was checked.
  if (rest.at(-1)?.length === 0) rest.pop();
  const isNone = rest.length === 1 && rest[0]?.length === 1 && rest[0][0]?.text === 'none';
  const read = isNone ? [] : rest.map(resultOf);
  const results = read.flatMap((one) => one ?? []);
  if (results.length !== read.length || results.length > resultsMax) return undefined;
  return { server: server.text, results };
}
