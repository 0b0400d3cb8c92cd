// What the dead-code check starts from: everything with a trigger, every command, every test.
import { fileOf, registry } from '#shared/contracts/registry.ts';

export default {
  entry: [
    ...registry.map(({ id }) => `functions/${fileOf(id)}.ts`),
    'functions/*/*.{worker,schedule,stream,socket,pool}.ts',
    // Put by the build in the place of the SDK's own.
    'functions/_platform/adapters/credentials.ts',
    'functions/_data/table/given-commands.ts',
    // Loaded by import() at their first use.
    'functions/_platform/adapters/{bedrock,kms,s3,s3-files}-client.ts',
    'infra/app.ts',
    'infra/local/runtime/thread-main.ts',
    'infra/tools/*.{ts,mjs}',
    // Each runs in a process of its own.
    'infra/demo/{build-drafts,build-pages,synthesize}.ts',
    'web/src/app/{app-main,auth-main}.tsx',
    'web/src/app/boot.ts',
    'web/src/push/push-worker.ts',
    'web/src/public/*-main.{ts,tsx}',
    // Taken by the build in the place of the English ones.
    'web/messages/{es,pt}/*.ts',
    'test/**/*.test.{ts,tsx}',
    'test/{bench,eval}/*.ts',
    // Bundled, with doubles in the place of what the product reaches the world by.
    'test/functions/marketplaces/simulation/{main,soak,story}.ts',
    'test/functions/marketplaces/simulation/doubles/*.ts',
    'test/mutation/{run,worker}.ts',
    // Started by a guard, in a process of its own.
    'test/guards/read-at-import.ts',
    // Started by a story.
    'test/browser/build-longer.ts',
    'test/*.mjs',
  ],
  project: ['{functions,infra,shared,web,test}/**/*.{ts,tsx,mjs}'],
  ignoreExportsUsedInFile: true,
  // The files of swagger-ui-dist are served, not imported; jest-light-runner is named in Jest's configuration.
  ignoreDependencies: ['swagger-ui-dist', 'jest-light-runner'],
  // The system's C compiler, for one bench, and moto's server: what needs them says so where there are none.
  ignoreBinaries: ['cc', 'moto_server'],
};
