// Checks the templates of both stages with cfn-lint, if it is installed. Run it with: node
// infra/tools/lint-templates.ts. The templates of dev are those that `npm run synth` wrote to cdk.out; those of prod
// are synthesized separately, from bundles built for prod.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** All required parameters of prod, and all optional ones. */
const prod = [
  'stage=prod',
  'operatorEmail=operator@example.org',
  'stripePriceId=price_lint',
  'senderEmail=hello@example.org',
  'modelId=amazon.nova-lite-v1:0',
];

const isInstalled = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

/**
 * Runs a command and shows its output.
 *
 * @returns whether it succeeded
 */
function succeeds(command: string, given: readonly string[]): boolean {
  const { status, error } = spawnSync(command, given, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  return status === 0;
}

const templatesIn = (dir: string): string[] =>
  readdirSync(dir)
    .filter((file) => file.endsWith('.template.json'))
    .map((file) => join(dir, file));

/**
 * Whether a stage's templates pass. Warnings are ignored: the CDK library produces redundant dependencies, which cause
 * them.
 */
const areInOrder = (stage: string, dir: string): boolean => {
  const templates = templatesIn(dir);
  if (templates.length === 0) throw new Error(`${dir} has no template. Run npm run synth first.`);
  const inOrder = succeeds('cfn-lint', ['--ignore-checks', 'W', 'I', '--template', ...templates]);
  if (inOrder) process.stdout.write(`cfn-lint: ${templates.length} templates of ${stage} without errors\n`);
  return inOrder;
};

function lintBoth(): boolean {
  const dir = mkdtempSync(join(tmpdir(), 'cupo-templates-'));
  try {
    const context = prod.flatMap((parameter) => ['-c', parameter]);
    const made = succeeds('cdk', ['synth', '--quiet', '--no-staging', '--output', dir, ...context]);
    return made && [areInOrder('dev', 'cdk.out'), areInOrder('prod', dir)].every(Boolean);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

if (!isInstalled('cfn-lint'))
  process.stdout.write('cfn-lint is not installed: only tests check the templates\n');
else if (!lintBoth()) process.exitCode = 1;
