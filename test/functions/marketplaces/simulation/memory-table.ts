import { change, meets, type Item } from './expressions.ts';

type Input = Record<string, unknown>;
interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** One item before and after a commit. */
export interface Commit {
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

/** Copies plain values deeply. Byte arrays are shared, because nobody changes them in place. */
function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  const made: Item = {};
  for (const name in value) if (value[name] !== undefined) made[name] = copy(value[name]);
  return made as T;
}

const failed = (name: string, more: object = {}): Error =>
  Object.assign(new Error(name), { name, $metadata: {}, ...more });

interface Part {
  readonly key: Key;
  readonly next: Item | undefined;
  readonly holds: boolean;
}

/** The table in memory: items by key, conditions, transactions, one index. Responses are copies. */
export class MemoryTable {
  private readonly items = new Map<string, Map<string, Item>>();
  onCommit: (commits: readonly Commit[]) => void = () => undefined;

  /** Every stored item. */
  *all(): Generator<Item> {
    for (const partition of this.items.values()) yield* partition.values();
  }

  get size(): number {
    return this.items.size;
  }

  find(pk: string, sk: string): Item | undefined {
    return this.items.get(pk)?.get(sk);
  }

  /** Copies the content of another table. Items are never changed, only replaced, so both may share them. */
  holdAsIn(other: MemoryTable): void {
    for (const [pk, partition] of other.items) this.items.set(pk, new Map(partition));
  }

  send(command: string, input: Input): unknown {
    const call = this.calls[command];
    if (!call) throw new Error(`${command} is not known here`);
    return call(input);
  }

  private readonly calls: Readonly<Record<string, (input: Input) => unknown>> = {
    GetCommand: ({ Key }) => ({ Item: copy(this.get(Key as Key)) }),
    QueryCommand: (input) => this.query(input),
    BatchGetCommand: ({ RequestItems }) => ({
      Responses: Object.fromEntries(
        Object.entries(RequestItems as Record<string, { Keys: Key[] }>).map(([table, { Keys }]) => [
          table,
          Keys.flatMap((key) => copy(this.get(key)) ?? []),
        ]),
      ),
      UnprocessedKeys: {},
    }),
    PutCommand: (input) => this.single(this.put(input), input),
    UpdateCommand: (input) => this.single(this.update(input), input),
    DeleteCommand: (input) => this.single(this.remove(input), input),
    BatchWriteCommand: ({ RequestItems }) => {
      const requests = Object.values(RequestItems as Record<string, { PutRequest: Input }[]>).flat();
      this.store(requests.map(({ PutRequest }) => this.put(PutRequest)));
      return { UnprocessedItems: {} };
    },
    TransactWriteCommand: ({ TransactItems }) => this.transact(TransactItems as Record<string, Input>[]),
  };

  private get({ pk, sk }: Key): Item | undefined {
    return this.items.get(pk)?.get(sk);
  }

  private holds({ ConditionExpression: condition, ...input }: Input, item: Item | undefined): boolean {
    if (typeof condition !== 'string') return true;
    return meets(condition, { item: item ?? {}, ...expressionOf(input) });
  }

  private put(input: Input): Part {
    const next = copy(input['Item']) as Item & Key;
    const key = { pk: next.pk, sk: next.sk };
    return { key, next, holds: this.holds(input, this.get(key)) };
  }

  private update(input: Input): Part {
    const key = input['Key'] as Key;
    const before = this.get(key);
    const holds = this.holds(input, before);
    const next: Item = before ? copy(before) : { ...key };
    const given = { item: before ?? {}, ...expressionOf(input) };
    if (holds) change(String(input['UpdateExpression']), given, next);
    return { key, next: copy(next), holds };
  }

  private remove(input: Input): Part {
    const key = input['Key'] as Key;
    return { key, next: undefined, holds: this.holds(input, this.get(key)) };
  }

  private single(part: Part, { ReturnValues }: Input): unknown {
    if (!part.holds) throw failed('ConditionalCheckFailedException');
    const before = this.get(part.key);
    this.store([part]);
    if (ReturnValues === 'ALL_NEW') return { Attributes: copy(part.next) };
    return ReturnValues === 'ALL_OLD' && before ? { Attributes: copy(before) } : {};
  }

  private transact(entries: readonly Record<string, Input>[]): unknown {
    const parts = entries.map(({ Put, Update, Delete, ConditionCheck }): Part => {
      if (Put) return this.put(Put);
      if (Update) return this.update(Update);
      if (Delete) return this.remove(Delete);
      const key = (ConditionCheck ?? {})['Key'] as Key;
      const item = this.get(key);
      return { key, next: item, holds: this.holds(ConditionCheck ?? {}, item) };
    });
    if (parts.some(({ holds }) => !holds))
      throw failed('TransactionCanceledException', {
        CancellationReasons: parts.map(({ holds }) => ({ Code: holds ? 'None' : 'ConditionalCheckFailed' })),
      });
    this.store(parts);
    return {};
  }

  private store(parts: readonly Part[]): void {
    const commits = parts.map(({ key, next }) => {
      const before = this.get(key);
      const partition = this.items.get(key.pk) ?? new Map<string, Item>();
      this.items.set(key.pk, partition);
      if (next) partition.set(key.sk, next);
      else partition.delete(key.sk);
      return { before, after: next };
    });
    this.onCommit(commits);
  }

  private query(input: Input): unknown {
    const { IndexName, KeyConditionExpression, Limit, ScanIndexForward = true, ExclusiveStartKey } = input;
    const sk = IndexName === undefined ? 'sk' : 'gsi1sk';
    const given = expressionOf(input);
    const condition = String(KeyConditionExpression);
    const within = (item: Item) => meets(condition, { item, ...given });
    const candidates = IndexName === undefined ? this.partitionOf(condition, given) : [...this.all()];
    const found = candidates
      .filter(within)
      .sort((a, b) => (String(a[sk]) < String(b[sk]) ? -1 : 1) * (ScanIndexForward === true ? 1 : -1));
    if (ExclusiveStartKey !== undefined) throw new Error('pages are not made here');
    const matching = input['FilterExpression']
      ? found.filter((item) => meets(String(input['FilterExpression']), { item, ...given }))
      : found;
    return { Items: matching.slice(0, Number(Limit ?? matching.length)).map(copy) };
  }

  private partitionOf(condition: string, { names, values }: ReturnType<typeof expressionOf>): Item[] {
    const [, name = '', value = ''] = /(#?\w+)\s*=\s*(:\w+)/.exec(condition) ?? [];
    if ((names[name] ?? name) !== 'pk') throw new Error(`no partition: ${condition}`);
    return [...(this.items.get(String(values[value]))?.values() ?? [])];
  }
}

const expressionOf = (input: Input) => ({
  names: (input['ExpressionAttributeNames'] ?? {}) as Record<string, string>,
  values: (input['ExpressionAttributeValues'] ?? {}) as Record<string, unknown>,
});
