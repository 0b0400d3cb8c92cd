import { listCatalogue } from '../../shared/contracts/integrations/list-catalogue.ts';
import { publicOperation } from '../_platform/public-operation.ts';
import { publicCatalogue } from './catalogue.ts';

export const handler = publicOperation(listCatalogue, {}, async () => ({ integrations: publicCatalogue }));
