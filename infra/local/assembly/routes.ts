import * as z from 'zod';
import type { LocalFunction } from './functions.ts';
import type { ResourceLookup } from './resources.ts';

export type JwtAuthorizer = { issuer: string; audience: readonly string[] };

export type HttpRoute = {
  /** `GET /api/decisions/{decisionId}` or `$default`. */
  routeKey: string;
  /** Undefined for a public route. */
  authorizer?: JwtAuthorizer;
  function: LocalFunction;
};

export type WebSocketApi = {
  apiId: string;
  stage: string;
  /** For example `$request.body.action`. */
  selectionExpression: string;
  routes: { routeKey: string; function: LocalFunction }[];
};

const apiShape = z.object({
  ProtocolType: z.string().default('HTTP'),
  RouteSelectionExpression: z.string().default('$request.body.action'),
});
const routeShape = z.object({
  ApiId: z.string(),
  RouteKey: z.string(),
  AuthorizationType: z.enum(['NONE', 'JWT']).default('NONE'),
  AuthorizerId: z.string().optional(),
  Target: z.string().transform((target) => target.replace(/^integrations\//, '')),
});
const integrationShape = z.object({ IntegrationUri: z.string() });
const authorizerShape = z.object({
  JwtConfiguration: z.object({ Issuer: z.string(), Audience: z.array(z.string()) }).optional(),
});
const stageShape = z.object({ ApiId: z.string(), StageName: z.string() });

type Route = z.output<typeof routeShape> & { function: LocalFunction };

const read = (resources: ResourceLookup) => ({
  apis: resources('AWS::ApiGatewayV2::Api', apiShape),
  routes: resources('AWS::ApiGatewayV2::Route', routeShape),
  integrations: byRef(resources('AWS::ApiGatewayV2::Integration', integrationShape)),
  authorizers: byRef(resources('AWS::ApiGatewayV2::Authorizer', authorizerShape)),
  stages: resources('AWS::ApiGatewayV2::Stage', stageShape),
});

const byRef = <T>(found: { ref: string; properties: T }[]): Map<string, T> =>
  new Map(found.map(({ ref, properties }) => [ref, properties]));

/** The routes of the HTTP APIs and the WebSocket APIs, each with its function. */
export function readApis(
  resources: ResourceLookup,
  functions: readonly LocalFunction[],
): { httpRoutes: HttpRoute[]; webSocketApis: WebSocketApi[] } {
  const { apis, routes, integrations, authorizers, stages } = read(resources);
  const bound = routes.map(({ path, properties: route }): Route => {
    const uri = integrations.get(route.Target)?.IntegrationUri ?? '';
    const target = functions.find(({ arn }) => uri === arn || uri.includes(`/functions/${arn}/`));
    if (!target) throw new Error(`${path}: no function of this app handles the route ${route.RouteKey}`);
    return { ...route, function: target };
  });
  const routesOf = (apiId: string) => bound.filter(({ ApiId }) => ApiId === apiId);
  const speaking = (protocol: string) =>
    apis.filter(({ properties }) => properties.ProtocolType === protocol);
  return {
    httpRoutes: speaking('HTTP').flatMap(({ ref }) =>
      routesOf(ref).map((route) => httpRoute(route, authorizers)),
    ),
    webSocketApis: speaking('WEBSOCKET').map(({ ref, properties }) => ({
      apiId: ref,
      stage: stages.find((stage) => stage.properties.ApiId === ref)?.properties.StageName ?? '$default',
      selectionExpression: properties.RouteSelectionExpression,
      routes: routesOf(ref).map(({ RouteKey, function: target }) => ({
        routeKey: RouteKey,
        function: target,
      })),
    })),
  };
}

function httpRoute(
  { RouteKey, AuthorizationType, AuthorizerId, function: target }: Route,
  authorizers: Map<string, z.output<typeof authorizerShape>>,
): HttpRoute {
  if (AuthorizationType === 'NONE') return { routeKey: RouteKey, function: target };
  const jwt = authorizers.get(AuthorizerId ?? '')?.JwtConfiguration;
  if (!jwt) throw new Error(`${RouteKey}: no JWT authorizer ${AuthorizerId}`);
  return {
    routeKey: RouteKey,
    authorizer: { issuer: jwt.Issuer, audience: jwt.Audience },
    function: target,
  };
}
