import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, PluginBuild } from 'esbuild';
import { narrowedModules, narrowedSource, sourceNarrowedBy } from './narrowed-source.ts';

const inFunctions = (file: string): string =>
  JSON.stringify(fileURLToPath(new URL(`../../functions/${file}`, import.meta.url)));

/** A smaller replacement for a package in a bundle, or for a module that one package imports from another. */
interface Narrowing {
  readonly path: string;
  /** The importing package. By default, any package. */
  readonly importer?: string;
  /** The package whose own dependencies the replacement may import. By default, the importing package. */
  readonly from?: string;
  readonly contents: string;
}

const given = {
  importer: 'electrodb',
  contents: `module.exports = require(${inFunctions('_data/table/given-commands.ts')}).given;`,
};

const eventStreams = `
  export const resolveEventStreamSerdeConfig = (config) => config;
  export const eventStreamSerdeProvider = () => { throw new Error('functions do not use event streams'); };
  export const EventStreamSerde = undefined;`;

/** The functions of Node's compression that our code and its packages call. */
const compression = [
  'brotliDecompressSync',
  'crc32',
  'deflateRaw',
  'deflateRawSync',
  'gunzip',
  'gzip',
  'gzipSync',
  'inflateRaw',
  'inflateRawSync',
  'inflateSync',
];

/** The journey tests run on the bundles, so a replacement that lacks something fails there. */
const narrowings: readonly Narrowing[] = [
  // Lambda puts a function's credentials into its environment, so they are looked for nowhere else.
  {
    path: '@aws-sdk/credential-provider-node',
    contents: `export * from ${inFunctions('_platform/adapters/credentials.ts')};`,
  },
  // The table's endpoint is that of its region, so the client does not have to discover another one.
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
      export const fromEnvSigningName = () => async () => { throw new Error('functions do not use bearer tokens'); };
      export const nodeProvider = fromEnvSigningName;`,
  },
  // Functions ask for whole answers, also from the model.
  { path: '@smithy/core/event-streams', importer: '@smithy/core', contents: eventStreams },
  { path: '@smithy/core/event-streams', importer: '@aws-sdk/client-bedrock-runtime', contents: eventStreams },
  {
    path: '@aws-sdk/eventstream-handler-node',
    importer: '@aws-sdk/client-bedrock-runtime',
    contents: 'export const eventStreamPayloadHandlerProvider = () => undefined;',
  },
  { path: '@smithy/core/event-streams', importer: '@aws-sdk/client-s3', contents: eventStreams },
  // With a `require` of the SDK's library, every command would be loaded at each start.
  { path: '@aws-sdk/lib-dynamodb', ...given },
  { path: '@aws-sdk/util-dynamodb', ...given },
  // ElectroDB validates each entity's definition against a schema at every start. Definitions do not change after the
  // build, and a test validates each of them with the full package.
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
        constructor() { throw new Error('functions do not use entity collections'); }
      };`,
  },
  // Only three functions are used; the rest of the package contains every named character three times.
  { path: 'entities', importer: 'dom-serializer', contents: "export * from 'entities/lib/escape.js';" },
  // Feeds are not used; supporting them would add the parser's code for searching and serializing documents.
  {
    path: 'domutils',
    importer: 'htmlparser2',
    contents: `
      export const getFeed = () => { throw new Error('functions do not read feeds'); };`,
  },
  // This module would include every named character once more: the HTML parser already contains them.
  {
    path: './html-entities.js',
    importer: 'postal-mime',
    from: 'htmlparser2',
    contents: `
      import { decodeHTML } from 'entities/decode';
      const textOf = (name) => { const text = decodeHTML(name); return text === name ? undefined : text; };
      export const htmlEntities = new Proxy({}, { get: (_, name) => textOf(name) });`,
  },
  // Functions only validate with schemas; they do not generate JSON schemas.
  { path: '../core/json-schema-processors.js', importer: 'zod', contents: 'module.exports = {};' },
  {
    path: '../core/to-json-schema.js',
    importer: 'zod',
    contents: `
      const refused = () => { throw new Error('functions do not generate JSON schemas'); };
      export const createToJSONSchemaMethod = () => refused;
      export const createStandardJSONSchemaMethod = () => refused;`,
  },
  // Node computes these digests itself. The SDK only falls back on its own code where there is no `node:crypto`.
  {
    path: './Sha1Js',
    importer: '@aws-sdk/checksums',
    contents: `
      export class Sha1Js {
        constructor() { throw new Error('functions compute SHA-1 with Node'); }
      }`,
  },
  {
    path: './Md5Js',
    importer: '@smithy/core',
    contents: `
      export class Md5Js {
        constructor() { throw new Error('functions compute MD5 with Node'); }
      }`,
  },
  {
    path: './Sha256Js',
    importer: '@smithy/core',
    contents: `
      export class Sha256Js {
        constructor() { throw new Error('functions compute SHA-256 with Node'); }
      }`,
  },
  // Functions sign for one region. A signature for all regions is only needed for access points of several regions.
  {
    path: './SignatureV4MultiRegion',
    importer: '@aws-sdk/signature-v4-multi-region',
    contents: `
      export { SignatureV4SignWithCredentials as SignatureV4MultiRegion } from './SignatureV4SignWithCredentials';`,
  },
  // In Node no response is a web stream, and creating a class for one would load all web stream classes.
  {
    path: './createChecksumStream.browser',
    importer: '@smithy/core',
    contents: `
      export const createChecksumStream = () => { throw new Error('functions do not read web streams'); };`,
  },
  // Functions answer with texts, and importing this module would load all web stream classes.
  {
    path: 'node:stream/web',
    importer: '@middy/core',
    contents: `
      export class ReadableStream {
        static [Symbol.hasInstance]() { throw new Error('functions do not answer with streams'); }
      }`,
  },
  // A function's settings are in its environment, so its configuration files are empty. The SDK keeps the promise of
  // each file that it reads. If reading failed, the error would hold the data of the request that read the file first.
  {
    path: 'node:fs/promises',
    importer: '@smithy/core',
    contents: `
      export const readFile = async () => '';`,
  },
  // HTTP/2 takes longer to load than the rest of Node that a function uses, and few functions need it.
  {
    path: 'node:http2',
    importer: '@smithy/node-http-handler',
    contents: `
      const http2 = () => process.getBuiltinModule('node:http2');
      const constants = new Proxy({}, { get: (_, name) => http2().constants[name] });
      export default new Proxy({}, { get: (_, name) => (name === 'constants' ? constants : http2()[name]) });`,
  },
  // Loading this module takes a millisecond of each start. Many functions only use it for long answers or packed items.
  {
    path: 'node:zlib',
    contents: `
      const zlib = () => process.getBuiltinModule('node:zlib');
      const later = (name) => (...given) => zlib()[name](...given);
      export const constants = new Proxy({}, { get: (_, name) => zlib().constants[name] });
      ${compression.map((name) => `export const ${name} = /* @__PURE__ */ later('${name}');`).join('\n')}`,
  },
  // When an ES module imports one of the following modules, Node reads all of its exports, and some of them load other
  // modules that are not used: a second HTTP client, the reading of lines, and the standard streams.
  {
    path: 'node:http',
    contents: `
      export const { Agent, STATUS_CODES, request } = process.getBuiltinModule('node:http');`,
  },
  {
    path: 'node:fs',
    importer: '@smithy/core',
    contents: `
      const fs = process.getBuiltinModule('node:fs');
      export const { createReadStream, fstatSync, lstatSync } = fs;
      export class ReadStream {
        static [Symbol.hasInstance](value) { return value instanceof fs.ReadStream; }
      }`,
  },
  { path: 'node:process', importer: '@aws-sdk/core', contents: 'export const { env, versions } = process;' },
  // Without a `require` in any module, no function has to create one.
  {
    path: 'crypto',
    importer: 'http_ece',
    contents: "module.exports = process.getBuiltinModule('node:crypto');",
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

/** Bundles the replacements instead of the packages' own modules. */
export const narrowed: Plugin = {
  name: namespace,
  setup: (build) => {
    for (const narrowing of narrowings) narrow(build, narrowing);
    build.onLoad(
      { filter: /.*/, namespace },
      ({ pluginData }) => pluginData as { contents: string; resolveDir: string },
    );
    // A client needs only the version from its own package.json, to identify itself.
    build.onLoad({ filter: /@aws-sdk[\\/]client-[a-z0-9-]+[\\/]package\.json$/ }, async ({ path }) => {
      const { name, version } = JSON.parse(await readFile(path, 'utf8')) as { name: string; version: string };
      return { contents: JSON.stringify({ name, version }), loader: 'json' };
    });
    build.onLoad({ filter: narrowedModules }, async ({ path }) => ({
      contents: narrowedSource(path, await readFile(path, 'utf8')),
    }));
  },
};

/** Part of the build's stamp: if it changes, the bundles must be built again. */
export const narrowedBy: unknown = [narrowings, sourceNarrowedBy];
