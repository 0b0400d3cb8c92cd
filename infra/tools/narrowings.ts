import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, PluginBuild } from 'esbuild';

const inFunctions = (file: string): string =>
  JSON.stringify(fileURLToPath(new URL(`../../functions/${file}`, import.meta.url)));

/** A smaller replacement for a package in a bundle, or for what one package imports of another. */
interface Narrowing {
  readonly path: string;
  /** The importing package. By default any. */
  readonly importer?: string;
  /** The package whose own packages the replacement imports. By default the importing one. */
  readonly from?: string;
  readonly contents: string;
}

const given = {
  importer: 'electrodb',
  contents: `module.exports = require(${inFunctions('_data/table/given-commands.ts')}).given;`,
};

const eventStreams = `
  export const resolveEventStreamSerdeConfig = (config) => config;
  export const eventStreamSerdeProvider = () => { throw new Error('a function streams no events'); };
  export const EventStreamSerde = undefined;`;

/** The journeys run on the bundles, so that a replacement which lacks something fails there. */
const narrowings: readonly Narrowing[] = [
  // Lambda puts a function's credentials into its environment: they are looked for nowhere else.
  {
    path: '@aws-sdk/credential-provider-node',
    contents: `export * from ${inFunctions('_platform/adapters/credentials.ts')};`,
  },
  // The table is at its region's address: no request looks for another one.
  {
    path: '@aws-sdk/middleware-endpoint-discovery',
    contents: `
      export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = { environmentVariableSelector: () => undefined, configFileSelector: () => undefined, default: undefined };
      export const resolveEndpointDiscoveryConfig = (config) => config;`,
  },
  // Functions do not sign with bearer tokens.
  {
    path: '@aws-sdk/token-providers',
    contents: `
      export const fromEnvSigningName = () => async () => { throw new Error('a function has no bearer token'); };
      export const nodeProvider = fromEnvSigningName;`,
  },
  // Only the model's client uses event streams, and it has its own code for them.
  { path: '@smithy/core/event-streams', importer: '@smithy/core', contents: eventStreams },
  { path: '@smithy/core/event-streams', importer: '@aws-sdk/client-s3', contents: eventStreams },
  // With a `require` of the SDK's library, every command would be loaded at each start.
  { path: '@aws-sdk/lib-dynamodb', ...given },
  { path: '@aws-sdk/util-dynamodb', ...given },
  // ElectroDB holds each entity's definition to a schema at every start. A definition does not change after the build,
  // and a test has every description read by the whole package.
  {
    path: 'jsonschema',
    importer: 'electrodb',
    contents: `
      const made = [{ property: 'instance', message: 'is made of a definition, and none' }];
      export class Validator {
        addSchema() {}
        validate({ _instance }) { return { errors: _instance === undefined ? [] : made }; }
      }
      Validator.prototype.customFormats = {};`,
  },
  // We use ElectroDB's entities, not its collections.
  {
    path: './src/service',
    importer: 'electrodb',
    contents: `
      exports.Service = class {
        constructor() { throw new Error('a function has no collection of entities'); }
      };`,
  },
  // It takes three functions; the index's other parts hold every name of a character three times over.
  { path: 'entities', importer: 'dom-serializer', contents: "export * from 'entities/lib/escape.js';" },
  // Feeds are not used; their support would add the parser's code for searching and writing documents.
  {
    path: 'domutils',
    importer: 'htmlparser2',
    contents: `
      export const getFeed = () => { throw new Error('a function reads no feed'); };`,
  },
  // It holds every name of a character once more: the parser of HTML has them too.
  {
    path: './html-entities.js',
    importer: 'postal-mime',
    from: 'htmlparser2',
    contents: `
      import { decodeHTML } from 'entities/decode';
      const textOf = (name) => { const text = decodeHTML(name); return text === name ? undefined : text; };
      export const htmlEntities = new Proxy({}, { get: (_, name) => textOf(name) });`,
  },
  // Functions hold things to schemas, and write none.
  { path: '../core/json-schema-processors.js', importer: 'zod', contents: 'module.exports = {};' },
  {
    path: '../core/to-json-schema.js',
    importer: 'zod',
    contents: `
      const refused = () => { throw new Error('a function writes no JSON schema'); };
      export const createToJSONSchemaMethod = () => refused;
      export const createStandardJSONSchemaMethod = () => refused;`,
  },
  // In Node no answer is a stream of the web: to make a class of such a stream loads all of them.
  {
    path: './createChecksumStream.browser',
    importer: '@smithy/core',
    contents: `
      export const createChecksumStream = () => { throw new Error('a function reads no stream of the web'); };`,
  },
  // HTTP/2 takes longer to start than the rest of Node that a function uses, and few functions use it.
  {
    path: 'node:http2',
    importer: '@smithy/node-http-handler',
    contents: `
      const http2 = () => process.getBuiltinModule('node:http2');
      const constants = new Proxy({}, { get: (_, name) => http2().constants[name] });
      export default new Proxy({}, { get: (_, name) => (name === 'constants' ? constants : http2()[name]) });`,
  },
  // If a module imports it, Node reads all exports of `node:http`; one of them loads a second client, which is not
  // used.
  {
    path: 'node:http',
    contents: `
      export const { Agent, STATUS_CODES, request } = process.getBuiltinModule('node:http');`,
  },
];

const exactly = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', String.raw`\.`)}$`);
const isOf = (importer: string, name: string | undefined): boolean =>
  name === undefined || importer.replaceAll('\\', '/').includes(`/node_modules/${name}/`);

const namespace = 'narrowed';

const folderOf = (name: string): string => dirname(fileURLToPath(import.meta.resolve(name)));

function narrow(build: PluginBuild, { path, importer: name, from: owner, contents }: Narrowing): void {
  build.onResolve({ filter: exactly(path) }, ({ importer, namespace: from }) =>
    from !== namespace && isOf(importer, name)
      ? { path, namespace, pluginData: { contents, resolveDir: owner ? folderOf(owner) : dirname(importer) } }
      : undefined,
  );
}

/**
 * The SDK describes each request of a service by a list that esbuild keeps, used or not, since a name in square brackets
 * might do something. None does: marked so, only those are carried that are used.
 */
const described = /^((?:export )?var [\w$]+ = )(\[[^;]*\]);$/gm;
const dropUnusedSchemas = (source: string): string =>
  source.replace(described, (_, name: string, list: string) => `${name}/* @__PURE__ */ (() => ${list})();`);

/** Imported when it is used, a module of Node would be a file of its own in each function's folder. */
const httpImported = 'await import("node:http")';
const takeBuiltIn = (source: string): string =>
  source.replace(httpImported, 'process.getBuiltinModule("node:http")');

/**
 * Each error of a service is a class, which a client finds by its name. We check no class of these services, so an
 * error without one has the service's name, message and status.
 */
const withoutErrors = /client-(?:kms|sqs|ssm)[\\/]/;
const registered = /^n0_registry\.registerError\(.*\);$/gm;
const dropErrors = (path: string, source: string): string =>
  withoutErrors.test(path) ? source.replace(registered, '') : source;

/** Bundles the replacements in place of the packages' own modules. */
export const narrowed: Plugin = {
  name: namespace,
  setup: (build) => {
    for (const narrowing of narrowings) narrow(build, narrowing);
    build.onLoad(
      { filter: /.*/, namespace },
      ({ pluginData }) => pluginData as { contents: string; resolveDir: string },
    );
    // From its own package.json a client needs only the version, to name itself.
    build.onLoad({ filter: /@aws-sdk[\\/]client-[a-z0-9-]+[\\/]package\.json$/ }, async ({ path }) => {
      const { name, version } = JSON.parse(await readFile(path, 'utf8')) as { name: string; version: string };
      return { contents: JSON.stringify({ name, version }), loader: 'json' };
    });
    build.onLoad(
      { filter: /@smithy[\\/].*[\\/](?:node-http-handler|getInstanceMetadataRegion)\.js$/ },
      async ({ path }) => ({ contents: takeBuiltIn(await readFile(path, 'utf8')) }),
    );
    build.onLoad(
      { filter: /@aws-sdk[\\/]client-[a-z0-9-]+[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/ },
      async ({ path }) => ({ contents: dropUnusedSchemas(dropErrors(path, await readFile(path, 'utf8'))) }),
    );
  },
};

/** Part of the build's stamp: another value means that the bundles must be built again. */
export const narrowedBy: unknown = [narrowings, String(withoutErrors), httpImported];
