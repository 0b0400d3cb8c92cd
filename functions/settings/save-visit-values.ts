import { Failure } from '#shared/contracts/failure.ts';
import { saveVisitValues } from '#shared/contracts/settings/save-visit-values.ts';
import type { OwnVisitValues } from '#shared/contracts/settings/visit-values.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { present } from '#functions/_platform/present.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { readStudio, storeVisitValues } from '#functions/_domain/studio/studio-store.ts';
import { ownValuesOf } from '#functions/_domain/studio/visit-values.ts';

export const handler = httpOperation(
  saveVisitValues,
  {},
  ({ table, input: { currency, own: change }, caller: { studioId } }) =>
    untilStored(async () => {
      const studio = await readStudio(table, studioId);
      if (studio.currency !== currency)
        throw new Failure(
          'conflict',
          `Your studio now uses ${studio.currency}. Please check the amounts again.`,
        );
      const none: OwnVisitValues = { member: null, pack: null, dropIn: null };
      const own = { ...none, ...present(ownValuesOf(studio)), ...present(change) };
      const values = {
        currency,
        member: own.member ?? undefined,
        pack: own.pack ?? undefined,
        dropIn: own.dropIn ?? undefined,
      };
      return (await storeVisitValues(table, studio, values)) ? { currency, own } : undefined;
    }, 'Your settings are being changed at the same time. Please try again.'),
);
