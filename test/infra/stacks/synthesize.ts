// Synthesizes the app for the parameters given as JSON. Prints as JSON the output folder, the stacks, and data that
// only the constructs have: their paths, and the findings of the AWS Solutions rules.
import process from 'node:process';
import { CfnElement, type PolicyValidationPluginReport, Stack } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { SolutionsChecks } from '#infra/acknowledgements.ts';
import { appFor } from './app-for.ts';
import { createBuilt } from './built.ts';
import type { Finding, Synthesized, SynthesizedStack } from './synthesized.ts';

const app = appFor(JSON.parse(process.argv[2] ?? '{}') as Record<string, string>, createBuilt());
const { directory, stacks } = app.synth();
const made = new Map(
  app.node.children.filter((child) => Stack.isStack(child)).map((one) => [one.node.id, one]),
);
const findingsOf = ({ violations }: PolicyValidationPluginReport): Finding[] =>
  violations.flatMap(({ ruleName, violatingResources }) =>
    violatingResources.map(({ constructPath = '' }) => ({ ruleName, constructPath })),
  );
const synthesized: Synthesized = {
  directory,
  stacks: stacks.map(({ id, stackName, templateFile, terminationProtection = false }): SynthesizedStack => ({
    id,
    stackName,
    templateFile,
    terminationProtection,
    dependsOn: (made.get(id)?.dependencies ?? []).map(({ node }) => node.id),
  })),
  paths: Object.fromEntries(
    app.node
      .findAll()
      .filter((one): one is CfnElement => CfnElement.isCfnElement(one))
      .map((one) => {
        const stack = Stack.of(one);
        return [`${stack.node.id}/${String(stack.resolve(one.logicalId))}`, one.node.path];
      }),
  ),
  findings: findingsOf(new AwsSolutionsChecks(app).validateScope(app)),
  unexplained: findingsOf(new SolutionsChecks(app).validateScope(app)),
};
process.stdout.write(JSON.stringify(synthesized));
