import { operation } from '../operation.ts';
import { visitValuesView } from './visit-values.ts';

/**
 * The worth of direct visits, by kind: the owner's value, and a proposed one from payments for visits of that kind,
 * otherwise from marketplaces' payments. Payments for drop-ins never value a member's visit. Amounts are in minor
 * units of the studio's currency.
 */
export const getVisitValues = operation({
  id: 'settings.getVisitValues',
  method: 'GET',
  path: '/api/settings/visit-values',
  access: 'subscriber',
  summary: 'What direct visits are worth, by kind',
  output: visitValuesView,
});
