import * as messages from '#messages/integration-descriptions';

const texts: ReadonlyMap<string, string> = new Map([
  ['fitpass', messages.fitpass],
  ['wellhub', messages.wellhub],
  ['totalpass', messages.totalpass],
  ['classpass', messages.classpass],
  ['kenko', messages.kenko],
  ['custom-erp', messages.custom],
]);

/**
 * The description of an integration. The server's own text is used if this version of the app does not know the
 * integration.
 */
export const descriptionOf = ({
  integrationId,
  description,
}: {
  integrationId: string;
  description: string;
}): string => texts.get(integrationId) ?? description;
