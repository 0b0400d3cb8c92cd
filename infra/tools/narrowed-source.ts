/**
 * The SDK describes each request of a service by a list. esbuild keeps these lists even when they are unused, because a
 * computed property name might have a side effect. None has, so they are marked as pure and only the used ones are
 * kept.
 */
const described = /^((?:export )?var [\w$]+ = )(\[[^;]*\]);$/gm;
const dropUnusedSchemas = (source: string): string =>
  source.replace(described, (_, name: string, list: string) => `${name}/* @__PURE__ */ (() => ${list})();`);

/** With a dynamic import, a Node module would become a separate file in each function's folder. */
const httpImported = 'await import("node:http")';
const takeBuiltIn = (source: string): string =>
  source.replace(httpImported, 'process.getBuiltinModule("node:http")');

/**
 * Each error of a service is a class, which a client finds by name. Without it, an error still has the service's name,
 * message and status. So only those are kept that we check for, or whose fields the table's library reads.
 */
const withErrors = /client-(?:bedrock-runtime|dynamodb|kms|s3|sqs|ssm)[\\/]/;
const checkedErrors: readonly string[] = [
  'ConditionalCheckFailedException',
  'NoSuchKey',
  'NotFound',
  'TransactionCanceledException',
  'TransactionConflictException',
];
const registered = /^n0_registry\.registerError\((\w+)\$, .*\);$/gm;
const dropErrors = (path: string, source: string): string =>
  withErrors.test(path)
    ? source.replace(registered, (line, name: string) => (checkedErrors.includes(name) ? line : ''))
    : source;

const importsHttp = /@smithy[\\/].*[\\/](?:node-http-handler|getInstanceMetadataRegion)\.js$/;
const describesRequests = /@aws-sdk[\\/]client-[a-z0-9-]+[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/;
/** The SDK's modules whose source is narrowed. */
export const narrowedModules = new RegExp(`${importsHttp.source}|${describesRequests.source}`);

/** The source of one of the SDK's modules, without what functions do not use. */
export function narrowedSource(path: string, source: string): string {
  if (importsHttp.test(path)) return takeBuiltIn(source);
  return describesRequests.test(path) ? dropUnusedSchemas(dropErrors(path, source)) : source;
}

/** What the narrowed sources depend on. */
export const sourceNarrowedBy: unknown = [String(withErrors), checkedErrors, httpImported];
