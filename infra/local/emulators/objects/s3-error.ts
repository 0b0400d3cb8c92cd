/** An error in S3's XML format. */
export class S3Error extends Error {
  readonly code: string;
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(code: string, message: string, status: number, headers: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.headers = headers;
  }
}

export const accessDenied = (message = 'Access Denied'): S3Error => new S3Error('AccessDenied', message, 403);

export const invalidRequest = (message: string): S3Error => new S3Error('InvalidRequest', message, 400);

export const noSuchKey = (): S3Error => new S3Error('NoSuchKey', 'The specified key does not exist.', 404);

export const notImplemented = (): S3Error =>
  new S3Error(
    'NotImplemented',
    'A header or query you provided implies functionality that is not implemented.',
    501,
  );

export const signatureDoesNotMatch = (): S3Error =>
  new S3Error(
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. ' +
      'Check your key and signing method.',
    403,
  );

export const invalidAccessKeyId = (): S3Error =>
  new S3Error('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.', 403);

export const entityTooLarge = (): S3Error =>
  new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', 400);
