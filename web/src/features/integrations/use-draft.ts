import { useState } from 'react';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import { draftOf, type Draft, type Refusals } from './connection-form.ts';

/** The fields of a dialog, and the mistakes found when they were last submitted. */
export function useDraft(integration: IntegrationView, currency: string) {
  const [draft, setDraft] = useState(() => draftOf(integration, currency));
  const [refusals, setRefusals] = useState<Refusals>({});
  const change = (part: Partial<Draft>): void => {
    setDraft((now) => ({ ...now, ...part }));
    setRefusals((now) => ({
      ...now,
      ...Object.fromEntries(Object.keys(part).map((key) => [key, undefined])),
    }));
  };
  return { draft, refusals, change, setRefusals };
}
