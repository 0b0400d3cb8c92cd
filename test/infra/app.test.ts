import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';

/** The app as the CDK starts it, with the parameters of `-c`. */
async function refused(context: Readonly<Record<string, string>>) {
  const env = { ...process.env, CDK_CONTEXT_JSON: JSON.stringify(context) };
  const run = promisify(execFile)(process.execPath, ['infra/app.ts'], { env });
  const ended: unknown = await run.then(
    () => ({ code: 0 }),
    (error: unknown) => error,
  );
  return ended as { code: number; stderr?: string; stdout?: string };
}

it('prints only sentences about invalid deploy parameters, and exits with 1', async () => {
  const { code, stderr, stdout } = await refused({ stage: 'pord', domian: 'app.example.com' });
  expect(stdout).toBe('');
  expect(stderr?.trimEnd().split('\n')).toEqual([
    'Deploy parameters:',
    '  stage: is "pord", must be dev or prod: -c stage=…',
    '  domian: there is no such parameter. Did you mean domain? infra/deploying.md lists all parameters',
  ]);
  expect(code).toBe(1);
});

it('reports a missing parameter', async () => {
  const { code, stderr } = await refused({ stage: 'prod', operatorEmail: 'ops@example.com' });
  expect(stderr).toBe(
    'Deploy parameters:\n  stripePriceId: is required for the stage prod: nobody can subscribe without a price: -c stripePriceId=…\n',
  );
  expect(code).toBe(1);
});
