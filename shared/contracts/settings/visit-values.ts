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
  currency: currency.describe("the studio's currency; values that were said in another one count no more"),
  kinds: z
    .array(
      z.strictObject({
        kind: z.enum(valuedKinds),
        ownMinor: visitValue.nullable().describe('what the owner said; null where they said nothing'),
        proposal: z
          .strictObject({
            valueMinor: minor.min(0),
            from: z
              .enum(['bookings', 'marketplaces'])
              .describe('what was paid for visits of this kind, or what the connected marketplaces pay'),
          })
          .nullable()
          .describe('what counts where the owner said nothing; null where nothing tells'),
        visits: z.int().min(0).describe('direct visits of this kind, of the last weeks and the coming ones'),
        paidVisits: z.int().min(0).describe('of these, those with an amount'),
      }),
    )
    .describe('each kind once: member, pack, dropIn'),
});
export type VisitValuesView = z.output<typeof visitValuesView>;
