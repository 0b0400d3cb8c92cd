import { CustomAttributeType } from 'electrodb';
import { tableEntity, type ItemOf } from '../table/entity.ts';

/**
 * The advice of a decision, with its explanation. It makes up most of a decision's bytes and never changes, while the
 * decision's state is written with each push. Writes are billed by item size, so the advice is a separate item. It is
 * packed, because it is always read as a whole.
 */
export const DecisionAdviceEntity = tableEntity({
  model: { entity: 'decision-advice', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    decisionId: { type: 'string', required: true },
    /** The analysis and the recommendations, packed by `packed.ts`. */
    packed: { type: CustomAttributeType<Uint8Array>('any'), required: true },
    /** The analysis as reworded by a language model. Empty if the model gave no text with the same meaning. */
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
