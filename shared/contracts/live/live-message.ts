import * as z from 'zod';
import { liveTopics } from './topics.ts';

const liveTopic = z.enum(liveTopics);
/** The server's message to an open page: which of its lists have changed. The page requests them again. */
export const liveMessage = z.strictObject({ topics: z.array(liveTopic) });
