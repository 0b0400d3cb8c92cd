import * as z from 'zod';
import type { ResourceLookup } from './resources.ts';

/** Headers by lower-case name. */
export type Headers = Readonly<Record<string, string>>;

const securityShape = z.object({
  ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }).optional(),
  StrictTransportSecurity: z
    .object({ AccessControlMaxAgeSec: z.coerce.number(), IncludeSubdomains: z.boolean().default(false) })
    .optional(),
  ContentTypeOptions: z.object({}).optional(),
  FrameOptions: z.object({ FrameOption: z.string() }).optional(),
  ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }).optional(),
});

const shape = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: securityShape.default({}),
    CustomHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) })
      .default({ Items: [] }),
  }),
});

const headersOf = (given: z.output<typeof securityShape>): Record<string, string | undefined> => ({
  'content-security-policy': given.ContentSecurityPolicy?.ContentSecurityPolicy,
  'strict-transport-security':
    given.StrictTransportSecurity &&
    `max-age=${given.StrictTransportSecurity.AccessControlMaxAgeSec}${
      given.StrictTransportSecurity.IncludeSubdomains ? '; includeSubDomains' : ''
    }`,
  'x-content-type-options': given.ContentTypeOptions && 'nosniff',
  'x-frame-options': given.FrameOptions?.FrameOption,
  'referrer-policy': given.ReferrerPolicy?.ReferrerPolicy,
});

/** The headers that a response headers policy adds, by the policy's id. */
export function readAnswerHeaders(resources: ResourceLookup): (policyId: string | undefined) => Headers {
  const policies = resources('AWS::CloudFront::ResponseHeadersPolicy', shape);
  return (policyId) => {
    const config = policies.find(({ ref }) => ref === policyId)?.properties.ResponseHeadersPolicyConfig;
    if (!config) return {};
    const all = [
      ...Object.entries(headersOf(config.SecurityHeadersConfig)),
      ...config.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value] as const),
    ];
    return Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  };
}
