import * as messages from '#messages/integration-descriptions';

const texts: Readonly<Record<string, string>> = {
  fitpass: messages.fitpass,
  wellhub: messages.wellhub,
  totalpass: messages.totalpass,
  classpass: messages.classpass,
  kenko: messages.kenko,
  'custom-erp': messages.custom,
};

/** What an integration is; the server's own text for one that this version of the app does not know. */
export const descriptionOf = ({
  integrationId,
  description,
}: {
  integrationId: string;
  description: string;
}): string => texts[integrationId] ?? description;
