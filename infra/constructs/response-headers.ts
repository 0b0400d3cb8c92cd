import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { type SecurityHeaders, strictTransportSeconds } from '../security-headers.ts';

/** CloudFront sets the common security headers through dedicated options and rejects them as custom headers. */
const behaviorOf = (contentSecurityPolicy: string, override: boolean): ResponseSecurityHeadersBehavior => ({
  contentSecurityPolicy: { contentSecurityPolicy, override },
  strictTransportSecurity: {
    accessControlMaxAge: Duration.seconds(strictTransportSeconds),
    includeSubdomains: true,
    override,
  },
  contentTypeOptions: { override },
  frameOptions: { frameOption: HeadersFrameOption.DENY, override },
  referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
});

const namedByCloudFront = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
];

export interface ResponseHeadersProps {
  readonly headers: SecurityHeaders;
  /** Whether a response that already has the header keeps its own value. */
  readonly yields: boolean;
}

/** The security headers that CloudFront adds to responses. */
export class ResponseHeaders extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, { headers, yields }: ResponseHeadersProps) {
    const override = !yields;
    super(scope, id, {
      securityHeadersBehavior: behaviorOf(headers['content-security-policy'], override),
      customHeadersBehavior: {
        customHeaders: Object.entries(headers)
          .filter(([header]) => !namedByCloudFront.includes(header))
          .map(([header, value]) => ({ header, value, override })),
      },
    });
  }
}
