import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertRegistered, register, staleRegistrations } from '#infra/tools/registrations.ts';

const contract = (id: string): string =>
  `/** Says so. */\nexport const ${id.split('.')[1]} = operation({\n  id: '${id}',\n  method: 'GET',\n});\n`;

const roots: string[] = [];
const createRoot = (files: Readonly<Record<string, string>>): string => {
  const root = mkdtempSync(join(tmpdir(), 'registrations-'));
  roots.push(root);
  for (const [file, text] of Object.entries({ 'infra/app.ts': '', ...files })) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
};
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true, force: true })));

const registryIn = (root: string): string =>
  readFileSync(join(root, 'shared/contracts/registry.generated.ts'), 'utf8');

describe('the generated lists', () => {
  it('are up to date: npm run registry writes them', () => {
    expect(staleRegistrations(process.cwd())).toEqual([]);
  });

  it('are outdated after a contract is added until they are written again', () => {
    const root = createRoot({ 'shared/contracts/rules/list-rules.ts': contract('rules.listRules') });
    register(root);
    expect(() => assertRegistered(root)).not.toThrow();
    writeFileSync(join(root, 'shared/contracts/rules/create-rule.ts'), contract('rules.createRule'));
    expect(() => assertRegistered(root)).toThrow(
      'Stale: shared/contracts/registry.generated.ts. Run: npm run registry',
    );
    expect(register(root)).toEqual(['shared/contracts/registry.generated.ts']);
    expect(register(root)).toEqual([]);
    expect(registryIn(root)).toContain(
      "import { createRule } from './rules/create-rule.ts';\nimport { listRules } from './rules/list-rules.ts';",
    );
  });

  it('contain exactly the contracts that are operations', () => {
    const root = createRoot({
      'shared/contracts/rules/rule.ts': 'export const rule = z.strictObject({});\n',
      'shared/contracts/rules/list-rules.ts': contract('rules.listRules'),
    });
    register(root);
    expect(registryIn(root)).toContain('export const registry = [\n  listRules,\n] as const');
    expect(registryIn(root)).not.toContain('rule.ts');
  });

  it('distinguish operations of two capabilities with the same verb', () => {
    const root = createRoot({
      'shared/contracts/decisions/undo.ts': contract('decisions.undo'),
      'shared/contracts/schedule/undo.ts': contract('schedule.undo'),
    });
    register(root);
    expect(registryIn(root)).toContain("import { undo as decisionsUndo } from './decisions/undo.ts';");
    expect(registryIn(root)).toContain('[\n  decisionsUndo,\n  scheduleUndo,\n]');
  });

  it.each([
    ['another verb', 'rules/create-rule.ts', contract('rules.addRule')],
    ['another capability', 'rules/create-rule.ts', contract('decisions.createRule')],
    ['two operations', 'rules/create-rule.ts', contract('rules.createRule') + contract('rules.listRules')],
    [
      'its id is not the first line',
      'rules/create-rule.ts',
      "export const createRule = operation({ id: 'rules.createRule' });",
    ],
  ])('are not written where a contract breaks the convention: %s', (_, file, text) => {
    expect(() => register(createRoot({ [`shared/contracts/${file}`]: text }))).toThrow(
      'shared/contracts/rules/create-rule.ts has to export one operation named after the file',
    );
  });

  it('contain every function with a trigger in its name, except for those of the platform', () => {
    const root = createRoot({
      'functions/decisions/optimize.worker.ts': '',
      'functions/live/connect.socket.ts': '',
      'functions/_platform/unused.worker.ts': '',
      'functions/decisions/runs/inner.worker.ts': '',
    });
    mkdirSync(join(root, 'shared/contracts'), { recursive: true });
    register(root);
    expect(readFileSync(join(root, 'infra/functions.generated.ts'), 'utf8')).toContain(
      "jobIds = [\n  'decisions.optimize.worker',\n  'live.connect.socket',\n] as const",
    );
  });
});
