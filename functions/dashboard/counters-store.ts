import { CountersEntity } from '../_data/counters.ts';

/** What a studio has in all. */
export interface Counters {
  readonly classes: number;
  readonly bookings: number;
  readonly slotsManaged: number;
  readonly automationsRun: number;
  readonly decisions: number;
  readonly pendingReview: number;
  readonly confidenceMillionths: number;
}

export const noCounts: Counters = {
  classes: 0,
  bookings: 0,
  slotsManaged: 0,
  automationsRun: 0,
  decisions: 0,
  pendingReview: 0,
  confidenceMillionths: 0,
};

type Share = Partial<Counters>;

export const sumOfCounters = (shares: readonly Share[]): Counters =>
  Object.fromEntries(
    (Object.keys(noCounts) as (keyof Counters)[]).map((name) => [
      name,
      shares.reduce((sum, share) => sum + (share[name] ?? 0), 0),
    ]),
  ) as unknown as Counters;

/** A studio's counters: one query over a fixed number of small items. */
export async function readCounters(studioId: string): Promise<Counters> {
  const { data } = await CountersEntity.query.primary({ studioId }).go({ consistent: true });
  return sumOfCounters(data);
}
