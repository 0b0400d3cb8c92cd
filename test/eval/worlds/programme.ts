import type { Accepts } from './course.ts';
import { askersOf, groupShareAt, sliceHours, type TrueClass } from './requests.ts';

/** The value of the remaining places of a class, by half hour before the start and by places sold. */
type ValueTable = readonly Float64Array[];

interface Lane {
  readonly price: number;
  /** The chance that a booking made now is not cancelled before the start. */
  stands: number;
}

/** The gain from one requested place on a lane, if a place costs `cost`. */
function gainOf(
  lanes: readonly Lane[],
  lane: number,
  cost: number,
  toDirect: number,
  elsewhere: number,
): number {
  const worth = (l: number): number => (lanes[l]?.price ?? 0) * (lanes[l]?.stands ?? 0) - cost;
  const refused = lane === 0 ? 0 : refusedGain(lanes, lane, cost, toDirect, elsewhere);
  return Math.max(worth(lane), refused, 0);
}

/**
 * The remaining value of a request that a marketplace refuses: its customer may try to book direct or at another
 * marketplace.
 */
function refusedGain(
  lanes: readonly Lane[],
  lane: number,
  cost: number,
  toDirect: number,
  elsewhere: number,
): number {
  const others = lanes.flatMap(({ price, stands }, l) =>
    l > 0 && l !== lane ? [Math.max(0, price * stands - cost)] : [],
  );
  const other = others.reduce((sum, gain) => sum + gain, 0) / Math.max(1, others.length);
  const direct = Math.max(0, (lanes[0]?.price ?? 0) * (lanes[0]?.stands ?? 0) - cost);
  return toDirect * direct + elsewhere * other;
}

const lateCancelHours = 24;

/**
 * The dynamic programme that knows a class's true rates: who diverts, who comes in groups, the class's own effect and
 * the weather, but neither the actual requests nor whether the class will move to a larger room. It goes backward over
 * half hours. A booking counts by its chance of not being cancelled, and cancellations free places at the mean hazard (as
 * in J. Subramanian, S. Stidham and C. Lautenbacher, Transportation Science 33 (1999) 147-167). The places of a group are
 * requested one after the other.
 */
function solveTrueProgramme(cls: TrueClass, capacity: number): { values: ValueTable; lanes: Lane[][] } {
  const { studio, rates } = cls;
  const lanes = studio.revenueMinor.map((price): Lane => ({ price, stands: 1 }));
  const table: Float64Array[] = [];
  const lanesBySlice: Lane[][] = [];
  let values: Float64Array = new Float64Array(capacity + 2);
  const slices = rates.perSlice[0]?.length ?? 0;
  const meanHazard = studio.cancelPerHour.reduce((sum, hazard) => sum + hazard, 0) / studio.channels.length;
  for (let i = 0; i < slices; i += 1) {
    const hours = (i + 0.5) * sliceHours;
    const late = hours <= lateCancelHours ? studio.lateCancelFactor : 1;
    lanes.forEach((lane, l) => {
      lane.stands *= Math.exp(-(studio.cancelPerHour[l] ?? 0) * late * sliceHours);
    });
    table.push(values);
    lanesBySlice.push(lanes.map((lane) => ({ ...lane })));
    values = stepBack(cls, capacity, i, lanes, values, meanHazard * late * sliceHours);
  }
  return { values: table, lanes: lanesBySlice };
}

function stepBack(
  { studio, rates }: TrueClass,
  capacity: number,
  slice: number,
  lanes: readonly Lane[],
  after: Float64Array,
  cancelled: number,
): Float64Array {
  const before = Float64Array.from(after);
  const hours = (slice + 0.5) * sliceHours;
  const grouped = groupShareAt(studio, hours);
  rates.perSlice.forEach((perSlice, l) => {
    const askers = askersOf(studio, hours, perSlice[slice] ?? 0);
    if (askers === 0) return;
    const toDirect = rates.toDirect[l]?.[slice] ?? 0;
    let reached = after;
    for (let place = 1; place <= (grouped > 0 ? studio.groupSize : 1); place += 1) {
      const next = Float64Array.from(reached);
      for (let n = 0; n < capacity; n += 1) {
        const cost = (reached[n] ?? 0) - (reached[n + 1] ?? 0);
        next[n] = (reached[n] ?? 0) + gainOf(lanes, l, cost, toDirect, studio.divertsElsewhere);
      }
      reached = next;
      const share = place === 1 ? 1 - grouped : place === studio.groupSize ? grouped : 0;
      for (let n = 0; n < capacity; n += 1)
        before[n] = (before[n] ?? 0) + askers * share * ((next[n] ?? 0) - (after[n] ?? 0));
    }
  });
  for (let n = 1; n <= capacity; n += 1)
    before[n] = (before[n] ?? 0) + cancelled * n * ((after[n - 1] ?? 0) - (after[n] ?? 0));
  return before;
}

/** Accepts each request that the true programme would accept. No allocation can do better. */
export function trueProgramme(cls: TrueClass): Accepts {
  const grown = solveTrueProgramme(cls, cls.capacity);
  const atFirst = cls.capacityAtFirst < cls.capacity ? solveTrueProgramme(cls, cls.capacityAtFirst) : grown;
  return (lane, hours, course) => {
    if (lane === 0) return true;
    const { values, lanes } = hours > cls.growsAtHours ? atFirst : grown;
    const slice = Math.min(values.length - 1, Math.floor(hours / sliceHours));
    const here = lanes[slice] ?? [];
    const table = values[slice];
    const cost = (table?.[course.sold] ?? 0) - (table?.[course.sold + 1] ?? 0);
    const toDirect = cls.rates.toDirect[lane]?.[slice] ?? 0;
    const taken = (here[lane]?.price ?? 0) * (here[lane]?.stands ?? 0) - cost;
    return taken + 1e-9 >= refusedGain(here, lane, cost, toDirect, cls.studio.divertsElsewhere);
  };
}
