/** Evaluates expressions of the table's API over plain values: conditions, key conditions and updates. */

export type Item = Record<string, unknown>;

interface Given {
  readonly item: Item;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
}

type Read = (given: Given) => unknown;
type Step = (given: Given, target: Item) => void;

const tokenPattern = /\s*(<>|<=|>=|[=<>(),+\-.[\]]|[#:]?[A-Za-z0-9_]+)/gy;

function tokensOf(expression: string): string[] {
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  for (let found = tokenPattern.exec(expression); found; found = tokenPattern.exec(expression))
    tokens.push(found[1] ?? '');
  if (tokens.join('') !== expression.replaceAll(/\s+/g, '')) throw new Error(`cannot read: ${expression}`);
  return tokens;
}

const compared = (a: unknown, b: unknown): number | undefined => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  return undefined;
};

const comparisons: Readonly<Record<string, (a: unknown, b: unknown) => boolean>> = {
  '=': (a, b) => a !== undefined && JSON.stringify(a) === JSON.stringify(b),
  '<>': (a, b) => JSON.stringify(a) !== JSON.stringify(b),
  '<': (a, b) => (compared(a, b) ?? 1) < 0,
  '<=': (a, b) => (compared(a, b) ?? 1) <= 0,
  '>': (a, b) => (compared(a, b) ?? -1) > 0,
  '>=': (a, b) => (compared(a, b) ?? -1) >= 0,
};

type Path = readonly string[];

const named = ({ names }: Given, part: string): string =>
  part.startsWith('#') ? (names[part] ?? part) : part;

function readPath(given: Given, path: Path): unknown {
  let at: unknown = given.item;
  for (const part of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Item)[named(given, part)];
  }
  return at;
}

/** The map that contains the last part of a path, and that part. Everything above it has to exist. */
function placeOf(given: Given, target: Item, path: Path): [Item, string] {
  let at = target;
  for (const part of path.slice(0, -1)) {
    const next = at[named(given, part)];
    if (typeof next !== 'object' || next === null)
      throw Object.assign(new Error(`The document path is invalid: ${path.join('.')}`), {
        name: 'ValidationException',
      });
    at = next as Item;
  }
  return [at, named(given, path.at(-1) ?? '')];
}

class Reader {
  private at = 0;
  private readonly tokens: readonly string[];

  constructor(expression: string) {
    this.tokens = tokensOf(expression);
  }

  get ended(): boolean {
    return this.at >= this.tokens.length;
  }

  private peek(): string {
    return this.tokens[this.at] ?? '';
  }

  private isWord(word: string): boolean {
    return this.peek().toUpperCase() === word;
  }

  private take(wanted?: string): string {
    const token = this.peek();
    if (wanted !== undefined && token.toUpperCase() !== wanted)
      throw new Error(`${wanted} expected, not ${token}`);
    this.at += 1;
    return token;
  }

  private path(): Path {
    const parts = [this.take()];
    while (this.peek() === '.') {
      this.take();
      parts.push(this.take());
    }
    return parts;
  }

  private operand(): Read {
    const token = this.peek();
    if (token.startsWith(':')) {
      this.take();
      return ({ values }) => values[token];
    }
    if (token === 'if_not_exists') {
      this.take();
      this.take('(');
      const path = this.path();
      this.take(',');
      const other = this.operand();
      this.take(')');
      return (given) => readPath(given, path) ?? other(given);
    }
    if (token === 'list_append') {
      this.take();
      this.take('(');
      const one = this.operand();
      this.take(',');
      const two = this.operand();
      this.take(')');
      return (given) => [...(one(given) as unknown[]), ...(two(given) as unknown[])];
    }
    const path = this.path();
    return (given) => readPath(given, path);
  }

  private primary(): (given: Given) => boolean {
    const token = this.peek();
    if (token === '(') {
      this.take();
      const inner = this.condition();
      this.take(')');
      return inner;
    }
    if (token === 'attribute_exists' || token === 'attribute_not_exists') {
      this.take();
      this.take('(');
      const path = this.path();
      this.take(')');
      const wanted = token === 'attribute_exists';
      return (given) => (readPath(given, path) !== undefined) === wanted;
    }
    if (token === 'begins_with') {
      this.take();
      this.take('(');
      const operand = this.operand();
      this.take(',');
      const prefix = this.operand();
      this.take(')');
      return (given) => String(operand(given)).startsWith(String(prefix(given)));
    }
    return this.comparison();
  }

  private comparison(): (given: Given) => boolean {
    const left = this.operand();
    if (this.isWord('BETWEEN')) {
      this.take();
      const low = this.operand();
      this.take('AND');
      const high = this.operand();
      return (given) => {
        const value = left(given);
        return (compared(value, low(given)) ?? -1) >= 0 && (compared(value, high(given)) ?? 1) <= 0;
      };
    }
    const compare = comparisons[this.take()];
    if (!compare) throw new Error('no such comparison');
    const right = this.operand();
    return (given) => compare(left(given), right(given));
  }

  private both(): (given: Given) => boolean {
    let left = this.negated();
    while (this.isWord('AND')) {
      this.take();
      const [one, two] = [left, this.negated()];
      left = (given) => one(given) && two(given);
    }
    return left;
  }

  private negated(): (given: Given) => boolean {
    if (!this.isWord('NOT')) return this.primary();
    this.take();
    const inner = this.negated();
    return (given) => !inner(given);
  }

  condition(): (given: Given) => boolean {
    let left = this.both();
    while (this.isWord('OR')) {
      this.take();
      const [one, two] = [left, this.both()];
      left = (given) => one(given) || two(given);
    }
    return left;
  }

  private assignment(): Step {
    const path = this.path();
    this.take('=');
    let value = this.operand();
    while (this.peek() === '+' || this.peek() === '-') {
      const sign = this.take() === '+' ? 1 : -1;
      const [one, two] = [value, this.operand()];
      value = (given) => Number(one(given)) + sign * Number(two(given));
    }
    return (given, target) => {
      const [at, name] = placeOf(given, target, path);
      at[name] = value(given);
    };
  }

  private removal(): Step {
    const path = this.path();
    return (given, target) => {
      const [at, name] = placeOf(given, target, path);
      delete at[name];
    };
  }

  private addition(): Step {
    const path = this.path();
    const by = this.operand();
    return (given, target) => {
      const [at, name] = placeOf(given, target, path);
      at[name] = Number(at[name] ?? 0) + Number(by(given));
    };
  }

  update(): Step[] {
    const steps: Step[] = [];
    const clauses = {
      SET: () => this.assignment(),
      REMOVE: () => this.removal(),
      ADD: () => this.addition(),
    };
    while (!this.ended) {
      const clause = clauses[this.take().toUpperCase() as keyof typeof clauses];
      if (!clause) throw new Error('no such clause');
      steps.push(clause());
      while (this.peek() === ',') {
        this.take();
        steps.push(clause());
      }
    }
    return steps;
  }
}

const conditions = new Map<string, (given: Given) => boolean>();
const updates = new Map<string, Step[]>();

function remembered<T>(known: Map<string, T>, expression: string, read: (reader: Reader) => T): T {
  const before = known.get(expression);
  if (before !== undefined) return before;
  const made = read(new Reader(expression));
  known.set(expression, made);
  return made;
}

/** True if an item (empty if there is none) meets a condition. */
export const meets = (expression: string, given: Given): boolean =>
  remembered(conditions, expression, (reader) => reader.condition())(given);

/** Changes `target`; values are read from the item before the change. */
export function change(expression: string, given: Given, target: Item): void {
  for (const step of remembered(updates, expression, (reader) => reader.update())) step(given, target);
}
