import { readFileSync } from 'node:fs';
import { grants } from '#infra/grants.ts';
import { fileOf, registry } from '#shared/contracts/registry.ts';

const isRead = ({ method }: (typeof registry)[number]): boolean => method === 'GET';
const idsOf = (those: readonly (typeof registry)[number][]): string[] => those.map(({ id }) => id).sort();

describe('idempotency keys', () => {
  it('are accepted by every operation that changes data, except webhooks and the listed exceptions', () => {
    const without = registry.filter((one) => !isRead(one) && !one.takesKey);
    expect(idsOf(without.filter(({ access }) => access !== 'public'))).toEqual([
      'access.noteSignIn',
      'imports.previewImport',
      'integrations.revealCredentials',
      'integrations.revealWebhook',
      'live.createTicket',
      'rules.backtestRule',
    ]);
    expect(without.filter(({ access }) => access === 'public').every(({ raw }) => raw)).toBe(true);
    for (const { access, withoutKey } of without)
      if (access !== 'public') expect(withoutKey).toMatch(/\w+ \w+ \w+.*\.$/);
  });

  it('are not accepted by reads', () => {
    expect(idsOf(registry.filter((one) => isRead(one) && one.takesKey))).toEqual([]);
    expect(registry.filter(isRead).length).toBeGreaterThan(20);
  });

  it.each(registry.filter(({ takesKey }) => takesKey).map((one) => [one.id, one] as const))(
    'are honoured by %s, whose contract says so, whose function may store them, and which goes through the wrapper',
    (id, { errors }) => {
      expect(errors).toEqual(expect.arrayContaining(['in-progress', 'key-reused']));
      expect(grants[id].table).toEqual(expect.arrayContaining(['GetItem', 'PutItem']));
      expect(readFileSync(`functions/${fileOf(id)}.ts`, 'utf8')).toMatch(
        /export const handler = (?:http|team)Operation\(/,
      );
    },
  );
});

const lists = registry.filter(({ query }) => 'cursor' in query.shape);

it.each(lists.map(({ id }) => id))('the cursors of %s are given and checked by the wrapper', (id) => {
  expect(lists.length).toBeGreaterThan(10);
  expect(readFileSync(`functions/${fileOf(id)}.ts`, 'utf8')).toMatch(/\bpages\(/);
});
