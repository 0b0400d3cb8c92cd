import { CustomAttributeType } from 'electrodb';
import { tableEntity, type ItemOf } from '../table/entity.ts';

/**
 * The advice of a decision, with its explanation. It is most of a decision's bytes and never changes, while the
 * decision's state is written again with each of its pushes, and a write is paid for by the size of its item. It is
 * stored packed, because nobody reads a part of it.
 */
export const DecisionAdviceEntity = tableEntity({
  model: { entity: 'decision-advice', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    decisionId: { type: 'string', required: true },
    /** Its analysis and recommendations, as `packed.ts` packs them. */
    packed: { type: CustomAttributeType<Uint8Array>('any'), required: true },
    /** The analysis in a model's wording. Empty if the model gave none with the same meaning. */
    wording: { type: 'string' },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['studioId'],
        template: 'S#${studioId}#DECISION-ADVICE',
        casing: 'none',
      },
      sk: { field: 'sk', composite: ['decisionId'], template: '${decisionId}', casing: 'none' },
    },
  },
});

export type DecisionAdviceItem = ItemOf<typeof DecisionAdviceEntity>;
