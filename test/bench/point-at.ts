import type { Local } from '#infra/local/index.ts';
import { tellEnvironment } from '../builders/tell-environment.ts';

/** Makes the product's own entities use the twin's table. */
export function pointAt(local: Local): void {
  tellEnvironment({
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: local.ownKey.accessKeyId,
    AWS_SECRET_ACCESS_KEY: local.ownKey.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: local.endpoints.DYNAMODB,
    TABLE_NAME: local.assembly.tables[0]?.name,
  });
}
