import * as z from 'zod';
import { operation } from '../operation.ts';
import { sourceView } from './source.ts';

/** The sources of this studio's schedule, and the systems that it requested. */
export const listSources = operation({
  id: 'integrations.listSources',
  method: 'GET',
  path: '/api/integrations/sources',
  access: 'subscriber',
  summary: "The schedule's sources and the requests for them",
  output: z.strictObject({ sources: z.array(sourceView) }),
});
