import { operation } from '../operation.ts';
import { visitValuesView } from './visit-values.ts';

/**
 * The value of direct visits by kind: the owner's value, and a proposed one based on payments for visits of that kind,
 * or otherwise on marketplaces' payments. Payments for drop-ins never determine the value of a member's visit. Amounts
 * are in minor units of the studio's currency.
 */
export const getVisitValues = operation({
  id: 'settings.getVisitValues',
  method: 'GET',
  path: '/api/settings/visit-values',
  access: 'subscriber',
  summary: 'The value of direct visits, by kind',
  output: visitValuesView,
});
