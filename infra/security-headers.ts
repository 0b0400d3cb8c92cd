export interface SecurityHeadersOptions {
  /** Origins beyond our own that the page may ask, such as the user pool's. */
  readonly connectOrigins: readonly string[];
  /** Digests of inline scripts, as `sha256-…`. */
  readonly scriptHashes?: readonly string[];
}

/** How long a browser uses our host over TLS only. */
export const strictTransportSeconds = 365 * 24 * 60 * 60;

const contentSecurityPolicy = ({ connectOrigins, scriptHashes = [] }: SecurityHeadersOptions): string =>
  [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    ['style-src', "'self'"],
    ['font-src', "'self'", 'data:'],
    ['img-src', "'self'", 'blob:', 'data:'],
    ['connect-src', "'self'", ...connectOrigins],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');

/** The headers that every answer to a browser carries, on AWS and on one machine alike. */
export const securityHeaders = (options: SecurityHeadersOptions) =>
  ({
    'content-security-policy': contentSecurityPolicy(options),
    'strict-transport-security': `max-age=${strictTransportSeconds}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Popups for consent at third parties must be able to answer their opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }) satisfies Record<string, string>;

export type SecurityHeaders = ReturnType<typeof securityHeaders>;

/**
 * Headers of uploaded files. Opened by its address, such a file is a picture that can neither run nor load anything.
 */
export const inertHeaders: SecurityHeaders = {
  ...securityHeaders({ connectOrigins: [] }),
  'content-security-policy': "default-src 'none'; sandbox",
};
