import { peopleOfCaller } from '#functions/_platform/adapters/people.ts';
import { passwordReset } from '#functions/_platform/pool.ts';
import { table } from '#functions/_platform/table.ts';
import { endAllSignIns } from './end-sign-ins.ts';

/** Ends all sign-ins of an account whose forgotten password was replaced, because somebody else may have made them. */
export const handler = passwordReset(
  'live.postConfirmation',
  { table, peopleOfCaller },
  async ({ poolId, studioId }, deps) => ({
    closed: await endAllSignIns({ ...deps, people: deps.peopleOfCaller(poolId) }, { studioId }),
  }),
);
