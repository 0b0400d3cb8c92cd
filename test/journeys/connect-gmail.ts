import { startGmail } from '#shared/contracts/reservations/start-gmail.ts';
import { consentAt } from '../builders/consent-at-google.ts';
import type { Scene } from './scene.ts';

/** Connects Gmail as a browser does, with the cookie. */
export async function connectGmail(
  { local, token }: Scene,
  email: string,
): Promise<{ status: number; page: string; cookie: string }> {
  const begun = await fetch(`${local.url}${startGmail.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const [cookie = ''] = (begun.headers.get('set-cookie') ?? '').split(';');
  const { authUrl } = (await begun.json()) as { authUrl: string };
  const back = await consentAt(authUrl, { email });
  expect(back.origin).toBe(local.url);
  const answer = await fetch(back, { headers: { cookie } });
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  return { status: answer.status, page: await answer.text(), cookie };
}
