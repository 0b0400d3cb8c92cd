import type { Call } from './call.ts';

/**
 * The access key id that signed a request to an AWS service; undefined if it is not signed. The signature is not
 * checked.
 */
export const signerOf = ({ headers }: Call, service: string): string | undefined => {
  const [, accessKeyId, signedFor] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/[^/]+\/([^/]+)\/aws4_request,/.exec(
      headers['authorization'] ?? '',
    ) ?? [];
  return signedFor === service ? accessKeyId : undefined;
};
