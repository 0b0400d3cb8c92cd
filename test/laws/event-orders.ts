/**
 * A receiver of events, modelled as a black box. Between two events it keeps an item and the records of handled events;
 * the external state that it reads only moves forward. No other part of the past can change its behaviour, so two
 * histories that agree in these have the same future and are followed only once.
 */
export interface Receiver<Item> {
  /** The state before any event. */
  readonly beginning: Item;
  /** The number of events. Event `i` reports the external state at moment `i`, and does not arrive earlier. */
  readonly events: number;
  /** The state after an event that arrived while the external state was at `moment`. */
  readonly take: (item: Item, moment: number) => Item;
}

/** Numbers distinct items, and calls the receiver once for each distinct step. */
function numbered<Item>({ beginning, take }: Receiver<Item>) {
  const items: Item[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (item: Item): number => {
    const key = JSON.stringify(item);
    const known = numbers.get(key) ?? items.push(item) - 1;
    numbers.set(key, known);
    return known;
  };
  const steps = new Map<string, number>();
  const step = (item: number, moment: number): number => {
    const key = `${item}/${moment}`;
    const known = steps.get(key) ?? numberOf(take(items[item]!, moment));
    steps.set(key, known);
    return known;
  };
  return { items, step, beginning: numberOf(beginning) };
}

interface State {
  /** Copies that have not arrived yet, by event. */
  readonly left: readonly number[];
  /** By event: whether it was recorded as handled, so that a repeated delivery is skipped. */
  readonly marked: readonly boolean[];
  readonly moment: number;
  readonly item: number;
}

const keyOf = ({ left, marked, moment, item }: State): string =>
  `${left.join('')}${marked.map(Number).join('')}${moment}/${item}`;

const replaced = <T>(list: readonly T[], at: number, value: T): T[] => list.with(at, value);

const begin = <Item>({ events }: Receiver<Item>, copies: number, item: number): State => ({
  left: Array.from({ length: events }, () => copies),
  marked: Array.from({ length: events }, () => false),
  moment: 0,
  item,
});

/**
 * Counts the orders in which `copies` of every event can arrive, grouped by the resulting item. The external state is
 * at the latest moment that was reported. A handled event is recorded, and its copies are skipped.
 */
export function countOrders<Item>(receiver: Receiver<Item>, copies: number): Map<Item, number> {
  const { items, step, beginning } = numbered(receiver);
  const known = new Map<string, ReadonlyMap<number, number>>();
  const deliver = (state: State, event: number): State => {
    const left = replaced(state.left, event, state.left[event]! - 1);
    if (state.marked[event]) return { ...state, left };
    const moment = Math.max(state.moment, event);
    return { left, marked: replaced(state.marked, event, true), moment, item: step(state.item, moment) };
  };
  const endsOf = (state: State): ReadonlyMap<number, number> => {
    if (state.left.every((count) => count === 0)) return new Map([[state.item, 1]]);
    const found = known.get(keyOf(state));
    if (found) return found;
    const ends = new Map<number, number>();
    for (const [event, count] of state.left.entries())
      if (count > 0)
        for (const [item, orders] of endsOf(deliver(state, event)))
          ends.set(item, (ends.get(item) ?? 0) + orders);
    known.set(keyOf(state), ends);
    return ends;
  };
  const ends = endsOf(begin(receiver, copies, beginning));
  return new Map([...ends].map(([item, orders]) => [items[item]!, orders]));
}

/** The possible states after a copy of `event`: the external state may have advanced, and the record may be lost. */
function* following(
  state: State,
  event: number,
  events: number,
  step: (item: number, moment: number) => number,
) {
  const left = replaced(state.left, event, state.left[event]! - 1);
  if (state.marked[event]) {
    yield { ...state, left };
    return;
  }
  for (let moment = Math.max(state.moment, event); moment < events; moment += 1)
    for (const mark of [true, false])
      yield {
        left,
        marked: replaced(state.marked, event, mark && left[event]! > 0),
        moment,
        item: step(state.item, moment),
      };
}

/**
 * The items that can result when `copies` of every event arrive in any order and at any moments, and when any of the
 * records are lost.
 */
export function reachableEnds<Item>(receiver: Receiver<Item>, copies: number): Item[] {
  const { items, step, beginning } = numbered(receiver);
  const seen = new Set<string>();
  const ends = new Set<number>();
  const open = [begin(receiver, copies, beginning)];
  for (let state = open.pop(); state; state = open.pop()) {
    if (state.left.every((count) => count === 0)) ends.add(state.item);
    for (const [event, count] of state.left.entries()) {
      if (count === 0) continue;
      for (const next of following(state, event, receiver.events, step)) {
        const key = keyOf(next);
        if (seen.has(key)) continue;
        seen.add(key);
        open.push(next);
      }
    }
  }
  return [...ends].map((item) => items[item]!);
}
