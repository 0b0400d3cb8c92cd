import { getTemplate } from '#shared/contracts/imports/get-template.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { languages } from '#shared/language.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { templateFileNames, templateOf } from './reading/template.ts';

export const handler = httpOperation(
  getTemplate,
  {},
  async ({ table, input: { kind, language }, caller, deps }) => {
    const { timezone, currency } = await readStudio(table, caller.studioId);
    const { date } = instantToLocal(deps.clock.now().toISOString(), timezone);
    return {
      fileName: templateFileNames[kind],
      csvData: templateOf(kind, date, { currency, language: language ?? languages[0] }),
    };
  },
);
