import { openApiDocument } from '#infra/local/docs/openapi.ts';
import { registry } from '#shared/contracts/registry.ts';

const document = openApiDocument();
type Operation = {
  operationId: string;
  security: object[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: object;
  responses: Record<string, { content: Record<string, object> }>;
};
const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(
    ([method, described]) => [`${method.toUpperCase()} ${path}`, described] as const,
  ),
);
const described = Object.fromEntries(operations);

describe('the OpenAPI document', () => {
  it('has version 3.1 and describes every operation exactly once', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations.map(([route]) => route).sort()).toEqual(
      registry.map(({ method, path }) => `${method} ${path}`).sort(),
    );
    expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(registry.length);
  });

  it('names each variable of a path as a required parameter', () => {
    for (const [route, { parameters = [] }] of operations) {
      const named = parameters.filter(({ in: where, required }) => where === 'path' && required);
      expect([route, named.map(({ name }) => `{${name}}`)]).toEqual([route, route.match(/\{\w+\}/g) ?? []]);
    }
  });

  it('describes refusals as problems, by status', () => {
    const { responses } = described['POST /api/decisions/{decisionId}/approve']!;
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '402', '404', '409', '422', '500']);
    expect(responses['409']).toEqual({
      description: '`already-decided`, `decision-expired`, `automation-paused`, `conflict`, `in-progress`',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    });
  });

  it('names the idempotency key only where it is supported', () => {
    for (const { id, takesKey, method, path } of registry) {
      const { parameters = [] } = described[`${method} ${path}`]!;
      const headers = parameters.filter(({ in: where }) => where === 'header');
      expect([id, headers.map(({ name, required = false }) => [name, required])]).toEqual([
        id,
        takesKey ? [['Idempotency-Key', false]] : [],
      ]);
    }
  });

  it('requires the access token for everything that is not public', () => {
    for (const { id, access, method, path } of registry) {
      const { security } = described[`${method} ${path}`]!;
      expect([id, security]).toEqual([id, (access as string) === 'public' ? [] : [{ accessToken: [] }]]);
    }
    expect(document.components?.securitySchemes?.['accessToken']).toMatchObject({ scheme: 'bearer' });
  });

  it('contains no broken reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, path]) => path!,
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) {
      const found = reference
        .split('/')
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);
      expect([reference, typeof found]).toEqual([reference, 'object']);
    }
  });
});
