import { getBrowserKey } from '#shared/contracts/notifications/get-browser-key.ts';
import { pushServices } from '#functions/_platform/adapters/web-push/push-services.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';

export const handler = httpOperation(getBrowserKey, { pushServices }, async ({ deps }) => ({
  publicKey: await deps.pushServices.publicKey(),
}));
