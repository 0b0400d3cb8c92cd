import { createLocal, type Local } from '#infra/local/index.ts';
import { registry } from '#shared/contracts/registry.ts';
import { listStudios } from '#shared/contracts/billing/list-studios.ts';
import { publishLogo } from '#shared/contracts/logos/publish-logo.ts';
import { monday } from './scene.ts';

const password = 'correct horse';
const waived = 'admin@cupo.test';
const anyId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const teams = registry.filter(({ access }) => access === 'superadmin');

type Person = Awaited<ReturnType<Local['createSuperadmin']>>;

describe('the second factor of a superadmin', () => {
  let local: Local;
  let person: Person;

  beforeAll(async () => {
    local = await createLocal({ clock: monday, secondFactorWaivedFor: waived });
    person = await local.createSuperadmin({ email: 'ana@cupo.test', password });
  });
  afterAll(() => local.close());

  const ask = async ({ method, path }: { method: string; path: string }, { token }: Person) => {
    const address = local.url + path.replaceAll(/\{[^}]*\}/g, anyId);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(address, { method, headers, ...(method !== 'GET' && { body: '{}' }) });
    return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
  };
  const needed = { status: 403, code: 'second-factor-required' };

  it.each(teams.map((operation) => [operation.id, operation] as const))(
    'is required for %s',
    async (_id, operation) => {
      expect(await ask(operation, person)).toEqual(needed);
    },
  );

  it('is required to change logos that everybody shares', async () => {
    const { token } = person;
    const answer = await fetch(local.url + publishLogo.path.replace('{logoId}', anyId), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ fileName: 'wellhub.svg' }),
    });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: needed.code }),
    ]);
  });

  it('gives access to all team operations once it is set up, without another sign-in', async () => {
    await local.addSecondFactor(person);
    expect((await local.call(listStudios, {}, person.token)).studios).toEqual([]);
    for (const operation of teams) expect((await ask(operation, person)).code).not.toBe(needed.code);
  });

  it('is not required of the one superadmin named in the setting', async () => {
    const { token } = await local.createSuperadmin({ email: waived, password });
    expect((await local.call(listStudios, {}, token)).studios).toEqual([]);
  });

  it('ends the access when it is removed, if nothing is cached', async () => {
    await local.removeSecondFactor(person);
    local.reloadFunctions();
    expect(await ask(listStudios, person)).toEqual(needed);
  });
});
