import { completion, type LoggedPlaces, type PastRecord } from './complete-records.ts';
import { observeClass, type ObservedClass } from './observe-class.ts';
import { fitOpeningRush } from './opening-rush.ts';
import { turnedCustomers } from './turned-customers.ts';
import type { TurnedCustomers } from './types.ts';

/** The observation of a finished class. */
interface SeenClass extends ObservedClass {
  readonly turned: TurnedCustomers | undefined;
}

/** The observations of a studio's finished classes, in the order of the input. */
interface SeenPast<Past> {
  readonly classes: readonly { readonly past: Past; readonly seen: SeenClass }[];
  /** The opening rush used for them. Classes on sale must be observed with the same one. */
  readonly openingRush: readonly number[] | undefined;
}

/**
 * Observes all finished classes of a studio: fills in what imports omit, estimates the opening rush, and determines
 * what customers refused by a marketplace did. Cost O(classes · events · channels · bins). Throws InvalidInput with the
 * field's path.
 *
 * @param onSale classes that are not over: their logs show how many places marketplaces have
 */
export function observePast<Past extends PastRecord>(
  all: readonly Past[],
  onSale: readonly LoggedPlaces[] = [],
): SeenPast<Past> {
  const complete = completion(all, onSale);
  const records = all.map((past) => ({ past, record: complete(past) }));
  const openingRush = fitOpeningRush(records.map(({ past: { seriesId }, record }) => ({ seriesId, record })));
  const observed = records.map(({ past, record }) => ({
    past,
    seen: observeClass({ ...record, openingRush }),
    record,
  }));
  const turned = turnedCustomers(
    observed.map(({ seen, record: { channels, knowsClosings } }) => ({ ...seen, channels, knowsClosings })),
  );
  const classes = observed.map(({ past, seen }, i) => ({ past, seen: { ...seen, turned: turned[i] } }));
  return { classes, openingRush };
}
