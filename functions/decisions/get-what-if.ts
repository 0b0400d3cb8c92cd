import { getWhatIf } from '#shared/contracts/decisions/get-what-if.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { readConnected } from '#functions/_domain/connections/connection-store.ts';
import { inputOfClass } from './optimizer/optimize.ts';
import { whatIfInputOf } from './optimizer/what-if-input.ts';
import { readLearned } from './runs/learned-store.ts';
import { readStudioToDecide } from './runs/read-studio.ts';

export const handler = httpOperation(
  getWhatIf,
  {},
  async ({ table, input: { classId }, caller: { studioId }, deps }) => {
    const now = deps.clock.now();
    await readClass(table, studioId, classId);
    const marketplaces = (await readConnected(table, studioId)).map(({ marketplace }) => marketplace);
    // Without stored learning, all the data that demand is learned from would have to be read, which only a run does.
    if (!(await readLearned(table, { studioId, marketplaces }, now))) return { input: null };
    const { toDecide } = await readStudioToDecide(table, { studioId, classIds: [classId] }, now);
    const input = inputOfClass(toDecide, classId);
    return { input: input ? whatIfInputOf(input) : null };
  },
);
