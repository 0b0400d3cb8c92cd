import * as z from 'zod';
import { pageFunctions, type PageFunctions } from './edge-function.ts';
import type { ResourceLookup } from './resources.ts';
import { readAnswerHeaders, type Headers } from './response-headers.ts';
import { like } from './wildcard.ts';

const behavior = z.object({
  TargetOriginId: z.string(),
  ResponseHeadersPolicyId: z.string().optional(),
  FunctionAssociations: z.array(z.object({ EventType: z.string(), FunctionARN: z.string() })).default([]),
});

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
    CacheBehaviors: z.array(behavior.extend({ PathPattern: z.string() })).default([]),
    DefaultCacheBehavior: behavior,
  }),
});

/** What CloudFront does between a browser and its origins. */
export type Edge = PageFunctions & {
  /** The headers that CloudFront adds to requests, by the path's origin. */
  originHeadersOf: (path: string) => Headers;
  /** The headers that CloudFront adds to responses, by path. */
  answerHeadersOf: (path: string) => Headers;
};

/** For an app without CloudFront: each path is served as the file of that name. */
const none: Edge = { ...pageFunctions({}), originHeadersOf: () => ({}), answerHeadersOf: () => ({}) };

export function readEdge(resources: ResourceLookup): Edge {
  const [distribution] = resources('AWS::CloudFront::Distribution', distributionShape);
  if (!distribution) return none;
  const { Origins, CacheBehaviors, DefaultCacheBehavior } = distribution.properties.DistributionConfig;
  const behaviorOf = (path: string) => CacheBehaviors.find(({ PathPattern }) => like(PathPattern, path));
  const headersOfPolicy = readAnswerHeaders(resources);
  const scripts = resources('AWS::CloudFront::Function', z.object({ FunctionCode: z.string() }));
  const codeOn = (event: string): string | undefined => {
    const found = DefaultCacheBehavior.FunctionAssociations.find(({ EventType }) => EventType === event);
    return scripts.find((one) => one.attribute('FunctionARN') === found?.FunctionARN)?.properties
      .FunctionCode;
  };
  const [onRequest, onResponse] = [codeOn('viewer-request'), codeOn('viewer-response')];
  return {
    ...pageFunctions({
      ...(onRequest === undefined ? {} : { onRequest }),
      ...(onResponse === undefined ? {} : { onResponse }),
    }),
    originHeadersOf: (path) => {
      const origin = Origins.find(({ Id }) => Id === behaviorOf(path)?.TargetOriginId);
      return Object.fromEntries(
        (origin?.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [
          HeaderName.toLowerCase(),
          HeaderValue,
        ]),
      );
    },
    answerHeadersOf: (path) =>
      headersOfPolicy((behaviorOf(path) ?? DefaultCacheBehavior).ResponseHeadersPolicyId),
  };
}
