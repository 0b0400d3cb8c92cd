import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { build, createApp } from '../build.ts';
import { built } from './built.ts';

/**
 * Synthesizes the stacks for the twin, from drafts of the functions. The templates are those of `npm run synth`, but are
 * not checked against rules, and the twin does not deploy the web app that they name.
 *
 * The modules above take as long to load as the drafts take to build, so this process starts before the drafts are built,
 * and waits here until `npm start` says that they are.
 */
process.once('disconnect', () => process.exit());
if (!process.connected) process.exit();
await once(process, 'message');
const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };
const app = createApp({
  outdir: built.assembly,
  context: { ...context, 'aws:cdk:disable-asset-staging': true },
  treeMetadata: false,
});
build(app, { functionsDir: built.bundles, webDir: 'web/public', compressedDir: 'web/public' });
app.synth();
process.disconnect();
