import { reinstateClass } from '#shared/contracts/schedule/reinstate-class.ts';
import { optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { redecide } from '#functions/_domain/places/decisions/redecide.ts';
import { reopened } from '#functions/_domain/places/edits/called-off.ts';
import { outlooksOf } from '#functions/_domain/classes/forecast-store.ts';
import { classViewOf } from './class-view.ts';
import { commitEdit } from '#functions/_domain/places/edits/commit-edit.ts';
import { readTerms } from '#functions/_domain/places/edits/terms.ts';

export const handler = httpOperation(
  reinstateClass,
  { studios: optimizeQueue },
  async ({ table, input: { classId }, caller: { studioId }, deps, correlationId }) => {
    const { terms } = await readTerms(table, studioId, deps.clock.now());
    const { cls, isStored } = await commitEdit(
      table,
      {
        studioId,
        classId,
        version: undefined,
        correlationId,
        plan: (cls) =>
          cls.cancelledAt === undefined
            ? { edit: undefined }
            : { edit: reopened(cls, terms), reinstates: true },
      },
      deps,
    );
    if (isStored) await redecide({ studioId, classIds: [classId], correlationId }, deps);
    const outlookIn = await outlooksOf(table, studioId, [cls], terms.now);
    return classViewOf(cls, outlookIn(cls));
  },
);
