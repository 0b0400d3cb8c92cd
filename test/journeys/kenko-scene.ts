import type { Local } from '#infra/local/index.ts';
import { approveRequest } from '#shared/contracts/integrations/approve-request.ts';
import { requestSystem } from '#shared/contracts/integrations/request-system.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { memberBooks } from '../builders/simulated-members.ts';
import { aStudioIn, signedInAgain, yoga, type Listed, type Scene } from './scene.ts';

let studios = 0;

export interface KenkoScene extends Scene {
  readonly email: string;
  /** Kenko's name for the studio. */
  readonly username: string;
}

/** Changes what Kenko's simulator has. */
export async function control(local: Local, path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${local.simulators.kenko.url}/_control/${path}`, {
    method: 'PUT',
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`kenko ${path}: ${answer.status} ${await answer.text()}`);
}

/** Lists classes in Kenko, as the studio's staff would. */
export const schedule = ({ local, username }: KenkoScene, classes: readonly Listed[]): Promise<void> =>
  control(
    local,
    `classes?studio=${username}`,
    classes.map((one) => ({
      reference: `${username}-yoga`,
      timezone: 'America/Mexico_City',
      durationMinutes: 50,
      booked: 0,
      instructor: 'Ana',
      ...one,
    })),
  );

/** A studio whose Kenko the team has connected, with Yoga on 25 November for twelve. */
export async function aKenkoStudio(local: Local, password?: string): Promise<KenkoScene> {
  studios += 1;
  const email = `kenko-${studios}@alameda.test`;
  const scene = await aStudioIn(local, email);
  const username = `center-${studios}`;
  await control(local, 'studio', { username, password: `kenko-canary-${studios}` });
  const kenko = { ...scene, email, username };
  await schedule(kenko, [{ ...yoga, slots: 12 }]);
  const asked = {
    system: 'kenko',
    studioName: 'Alameda',
    username,
    password: password ?? `kenko-canary-${studios}`,
  } as const;
  await local.call(requestSystem, asked, scene.token);
  const team = await local.createSuperadmin();
  await local.call(approveRequest, { studioId: scene.studioId, system: 'kenko' }, team.token);
  return kenko;
}

/** Reads the studio's system and its marketplaces, as every fifteen minutes. */
export async function synced(local: Local): Promise<void> {
  await local.runSchedule('marketplaces.sync.schedule');
  await local.settle();
}

/** Everything that runs by itself within some quarters of an hour. A sign-in lasts for an hour. */
export async function quarters(scene: KenkoScene, count: number): Promise<KenkoScene> {
  const { local } = scene;
  for (let passed = 0; passed < count; passed += 1) {
    await local.advance(15 * 60_000);
    await synced(local);
    await local.runSchedule('marketplaces.reconcile.schedule');
    await local.settle();
  }
  return { ...scene, ...(await signedInAgain(scene, scene.email)) };
}

/** The classes of the day of Yoga. */
export const classesOf = async ({ local, token }: Scene) =>
  (await local.call(listClasses, { from: yoga.localDate, to: yoga.localDate }, token)).classes;

/** A member books Yoga in Kenko. */
export const books = ({ local, username }: KenkoScene, member = 'Luz Prado') =>
  memberBooks(local.simulators.kenko, `${username}-yoga`, member, username);
