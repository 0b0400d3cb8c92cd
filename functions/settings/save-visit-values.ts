import { Failure } from '#shared/contracts/failure.ts';
import { saveVisitValues } from '#shared/contracts/settings/save-visit-values.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readStudio, storeVisitValues } from '#functions/_domain/studio/studio-store.ts';

export const handler = httpOperation(
  saveVisitValues,
  {},
  async ({ table, input: { currency, own }, caller: { studioId } }) => {
    const studio = await readStudio(table, studioId);
    if (studio.currency !== currency)
      throw new Failure(
        'conflict',
        `Your studio now uses ${studio.currency}. Please check the amounts again.`,
      );
    await storeVisitValues(table, studioId, {
      currency,
      member: own.member ?? undefined,
      pack: own.pack ?? undefined,
      dropIn: own.dropIn ?? undefined,
    });
    return { currency, own };
  },
);
