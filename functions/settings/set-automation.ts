import { setAutomation } from '#shared/contracts/settings/set-automation.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readStudio, storeAutomation } from '#functions/_domain/studio/studio-store.ts';

export const handler = httpOperation(
  setAutomation,
  {},
  async ({ table, input: { paused }, caller: { studioId }, deps, correlationId }) => {
    const { automationPaused } = await readStudio(table, studioId);
    if (automationPaused === paused) return { paused };
    const audit = { auditId: deps.ids.next(), at: deps.clock.now().toISOString(), correlationId };
    await storeAutomation(table, { studioId, paused, audit });
    return { paused };
  },
);
