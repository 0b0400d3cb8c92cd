import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import * as z from 'zod';
import { problem, statusOf, type ErrorCode } from '#shared/contracts/errors.ts';
import {
  idempotencyKeyCharactersMax,
  idempotencyKeyHours,
  idempotencyLeaseSeconds,
} from '#shared/contracts/idempotency.ts';
import type { Access, AnyOperation } from '#shared/contracts/operation.ts';
import { registry } from '#shared/contracts/registry.ts';

/**
 * Errors that an operation's contract need not list, because they follow from its access level or from input
 * validation.
 */
const errorsOfAccess: Record<Access, readonly ErrorCode[]> = {
  public: [],
  'signed-in': ['unauthenticated', 'studio-closed'],
  subscriber: ['unauthenticated', 'studio-closed', 'subscription-required'],
  superadmin: ['unauthenticated', 'forbidden', 'second-factor-required'],
};

const hasFields = (schema: z.ZodObject): boolean => Object.keys(schema.shape).length > 0;

const errorCodesOf = ({ errors, access }: AnyOperation): ErrorCode[] => [
  ...new Set<ErrorCode>([...errors, ...errorsOfAccess[access], 'invalid-input', 'internal']),
];

function problemResponses(operation: AnyOperation): ZodOpenApiOperationObject['responses'] {
  const byStatus = Map.groupBy(errorCodesOf(operation), (code) => statusOf[code]);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        `${status}`,
        {
          description: codes.map((code) => `\`${code}\``).join(', '),
          content: { 'application/problem+json': { schema: problemSchema } },
        },
      ]),
  );
}

const problemSchema = problem.meta({ id: 'Problem', description: 'Why a request was refused (RFC 9457)' });

/** The header that every changing operation requires. */
const keyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .max(idempotencyKeyCharactersMax)
    .optional()
    .describe(
      `A quoted text, such as a UUID, that is different for each intended change. For ${idempotencyKeyHours} hours, the same key with the same request gets the first response again, with \`Idempotency-Replayed: true\`. With a different request, the response is \`key-reused\`; while the first request is being processed, it is \`in-progress\` with \`Retry-After\`. The key can be used again at once after an error on our side, and after ${idempotencyLeaseSeconds} seconds if a request was interrupted.`,
    ),
});

function describe(operation: AnyOperation): ZodOpenApiOperationObject {
  const { id, access, summary, params, query, body, status, output, takesKey } = operation;
  return {
    operationId: id,
    summary,
    description: `Access: ${access}`,
    tags: [id.slice(0, id.indexOf('.'))],
    security: access === 'public' ? [] : [{ accessToken: [] }],
    requestParams: {
      ...(hasFields(params) ? { path: params } : {}),
      ...(hasFields(query) ? { query } : {}),
      ...(takesKey ? { header: keyHeader } : {}),
    },
    ...(hasFields(body)
      ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
      : {}),
    responses: {
      [status]: {
        description: status === 202 ? 'Accepted' : 'OK',
        content: { 'application/json': { schema: output } },
      },
      ...problemResponses(operation),
    },
  };
}

const paths = (operations: readonly AnyOperation[]): ZodOpenApiPathsObject =>
  Object.fromEntries(
    [...Map.groupBy(operations, ({ path }) => path)].map(([path, ofPath]) => [
      path,
      Object.fromEntries(ofPath.map((operation) => [operation.method.toLowerCase(), describe(operation)])),
    ]),
  );

/** The OpenAPI 3.1 document of all operations. */
export const openApiDocument = (operations: readonly AnyOperation[] = registry) =>
  createDocument({
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths: paths(operations),
    components: {
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of a signed-in user',
        },
      },
    },
  });
