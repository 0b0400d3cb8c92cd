/** What `npm start` builds. Drafts are apart from what `npm run synth` builds, which is what tests run and what is deployed. */
export const built = {
  /** The folder that holds the synthesized app as `cdk.out`. */
  root: 'dist/start',
  assembly: 'dist/start/cdk.out',
  bundles: 'dist/start/functions',
  web: 'dist/start/web',
} as const;
