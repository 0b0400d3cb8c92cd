import { operation } from '../operation.ts';
import { visitValuesView } from './visit-values.ts';

/**
 * What direct visits are worth, by kind: what the owner said, and what is proposed from what was paid for visits of that
 * kind, or else from what marketplaces pay. What drop-ins paid never values a member's visit. Amounts are in minor units of
 * the studio's currency.
 */
export const getVisitValues = operation({
  id: 'settings.getVisitValues',
  method: 'GET',
  path: '/api/settings/visit-values',
  access: 'subscriber',
  summary: 'What direct visits are worth, by kind',
  output: visitValuesView,
});
