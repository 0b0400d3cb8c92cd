import * as z from 'zod';
import { valuedKinds, visitValueMinorMax } from '../../core/visits/kinds.ts';
import { currency, minor } from '../values.ts';

const visitValue = minor.min(0).max(visitValueMinorMax);

/** The value of one visit of each kind as set by the owner, in minor units. Null uses the proposal. */
export const ownVisitValues = z.strictObject({
  member: visitValue.nullable(),
  pack: visitValue.nullable(),
  dropIn: visitValue.nullable(),
});
export type OwnVisitValues = z.output<typeof ownVisitValues>;

export const visitValuesView = z.strictObject({
  currency: currency.describe("the studio's currency; values in another currency no longer apply"),
  kinds: z
    .array(
      z.strictObject({
        kind: z.enum(valuedKinds),
        ownMinor: visitValue.nullable().describe("the owner's value; null if there is none"),
        proposal: z
          .strictObject({
            valueMinor: minor.min(0),
            from: z
              .enum(['bookings', 'marketplaces'])
              .describe(
                '`bookings`: amounts paid for visits of this kind; `marketplaces`: amounts that the connected marketplaces pay',
              ),
          })
          .nullable()
          .describe("the value used without the owner's; null if unknown"),
        visits: z.int().min(0).describe('direct visits of this kind in recent and upcoming weeks'),
        paidVisits: z.int().min(0).describe('the visits with an amount'),
      }),
    )
    .describe('each kind once: member, pack and dropIn'),
});
export type VisitValuesView = z.output<typeof visitValuesView>;
