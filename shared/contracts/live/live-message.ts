import * as z from 'zod';
import { liveTopics } from './topics.ts';

const liveTopic = z.enum(liveTopics);
/** What the server tells an open page: which of its lists changed. The page asks for them anew. */
export const liveMessage = z.strictObject({ topics: z.array(liveTopic) });
