import * as z from 'zod';
import type { Resources } from './resources.ts';
import { like } from './wildcard.ts';

const distributionShape = z.object({
  DistributionConfig: z.object({
    Origins: z.array(
      z.object({
        Id: z.string(),
        OriginCustomHeaders: z
          .array(z.object({ HeaderName: z.string(), HeaderValue: z.string() }))
          .default([]),
      }),
    ),
    CacheBehaviors: z.array(z.object({ PathPattern: z.string(), TargetOriginId: z.string() })).default([]),
  }),
});

/** The headers that CloudFront adds to a request for this path, by their names. */
export type OriginHeadersOf = (path: string) => Readonly<Record<string, string>>;

/** What CloudFront adds to requests before it hands them on to the origin that their path leads to. */
export function readOriginHeaders(resources: Resources): OriginHeadersOf {
  const behaviors = resources('AWS::CloudFront::Distribution', distributionShape).flatMap(
    ({ properties: { DistributionConfig: given } }) =>
      given.CacheBehaviors.map(({ PathPattern, TargetOriginId }) => {
        const origin = given.Origins.find(({ Id }) => Id === TargetOriginId);
        const headers = (origin?.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [
          HeaderName.toLowerCase(),
          HeaderValue,
        ]);
        return { pattern: PathPattern, headers: Object.fromEntries(headers) as Record<string, string> };
      }),
  );
  return (path) => behaviors.find(({ pattern }) => like(pattern, path))?.headers ?? {};
}
