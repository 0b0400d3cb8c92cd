import { readSubscriptionView } from '#functions/_domain/studio/subscription-view.ts';
import { catalogueWith } from '#functions/_domain/connections/catalogue.ts';
import { readConnections } from '#functions/_domain/connections/connection-store.ts';
import { readHealths } from '#functions/_domain/connections/health-store.ts';
import { isPausedByTeam } from '#functions/_domain/studio/platform-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import type { Language, OwnState } from './help/article.ts';
import { automationSentence, marketplacesSentence, subscriptionSentence } from './own-state-messages.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type Read = (table: StudioTable, studioId: string, now: Date, language: Language) => Promise<string>;

const sentenceOf: Record<OwnState, Read> = {
  automation: async (table, studioId, _now, language) => {
    const [studio, pausedByTeam] = await Promise.all([
      readStudio(table, studioId),
      isPausedByTeam(table, studioId),
    ]);
    return automationSentence({ ...studio, pausedByTeam }, language);
  },
  subscription: async (table, studioId, now, language) => {
    const [subscription, { timezone }] = await Promise.all([
      readSubscriptionView(table, studioId, now),
      readStudio(table, studioId),
    ]);
    return subscriptionSentence(subscription, timezone, language);
  },
  marketplaces: async (table, studioId, now, language) => {
    const [connections, healths] = await Promise.all([
      readConnections(table, studioId),
      readHealths(table, studioId),
    ]);
    return marketplacesSentence(catalogueWith(connections, healths, now), language);
  },
};

/** Reads the facts about a studio that an article needs, with the rights of the person who asks. */
export const readOwnState = async (
  table: StudioTable,
  studioId: string,
  about: OwnState | undefined,
  now: Date,
  language: Language,
): Promise<string[]> =>
  about === undefined ? [] : [await sentenceOf[about](table, studioId, now, language)];
