import * as z from 'zod';
import { marketplace } from './channels.ts';
import { classId, studioId, ulid } from './values.ts';

/** A message received this often without success is set aside in its queue's dead letters. */
export const queueReceivesMax = 5;

/** One number of places to bring to one marketplace. FIFO group: studio, marketplace and class. */
export const pushMessage = z.strictObject({
  studioId,
  outboxId: ulid,
  marketplace,
  classId,
  correlationId: z.string(),
});
export type PushMessage = z.output<typeof pushMessage>;

/** A message names this many classes at most. */
export const classesPerMessageMax = 1000;

/** Studios whose open classes are to be decided: a batch of studios, or one studio with the classes that it is about. */
export const optimizeMessage = z
  .strictObject({
    studioIds: z.array(studioId).min(1).max(25),
    classIds: z.array(classId).min(1).max(classesPerMessageMax).optional(),
    runId: z.string(),
    correlationId: z.string(),
  })
  .refine(({ studioIds, classIds }) => classIds === undefined || studioIds.length === 1, {
    path: ['classIds'],
    error: 'classes belong to one studio',
  });
export type OptimizeMessage = z.output<typeof optimizeMessage>;

/** One step of an import or of a clearing. `chunk` is the number of the part of the file to take in. */
export const importMessage = z.strictObject({
  studioId,
  step: z.enum(['analyse', 'check', 'chunk', 'clear']),
  /** Of the import or of the clearing. */
  id: ulid,
  chunk: z.int().min(0).optional(),
  correlationId: z.string(),
});
export type ImportMessage = z.output<typeof importMessage>;
