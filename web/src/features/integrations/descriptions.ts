import * as messages from '#messages/integration-descriptions';

const texts: ReadonlyMap<string, string> = new Map([
  ['fitpass', messages.fitpass],
  ['wellhub', messages.wellhub],
  ['totalpass', messages.totalpass],
  ['classpass', messages.classpass],
  ['kenko', messages.kenko],
  ['custom-erp', messages.custom],
]);

/** What an integration is; the server's own text for one that this version of the app does not know. */
export const descriptionOf = ({
  integrationId,
  description,
}: {
  integrationId: string;
  description: string;
}): string => texts.get(integrationId) ?? description;
