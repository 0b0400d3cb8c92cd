import { readFileSync } from 'node:fs';
import { build, createApp } from '../build.ts';
import { built } from './built.ts';

/**
 * Synthesizes the stacks for the twin, from drafts of the functions. The templates are those of `npm run synth`, but are
 * not checked against rules, and the twin does not deploy the web app that they name.
 */
const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };
const app = createApp({
  outdir: built.assembly,
  context: { ...context, 'aws:cdk:disable-asset-staging': true },
  treeMetadata: false,
});
build(app, { functionsDir: built.bundles, webDir: 'web/public', compressedDir: 'web/public' });
app.synth();
