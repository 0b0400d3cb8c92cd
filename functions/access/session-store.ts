import { wanted } from '#functions/_data/read-together.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';

/** What a session says about its studio. Every open page checks it each minute, so it is read at once. */
export const sessionWantsOf = (_: unknown, studioId: string) => ({
  settings: wanted(StudioEntity, { studioId }),
  paidFor: wanted(SubscriptionEntity, { studioId }),
});
