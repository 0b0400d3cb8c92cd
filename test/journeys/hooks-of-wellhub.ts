import { knownAs, type Scene } from './scene.ts';

/** The address to which Wellhub sends its webhooks, and the secret with which it signs them. */
export async function hookAtWellhub(scene: Scene): Promise<{ url: string; secret: string }> {
  const query = new URLSearchParams({ studio: knownAs(scene, 'wellhub') });
  const answer = await fetch(`${scene.local.simulators.wellhub.url}/_control/webhooks?${query}`);
  const [first] = (await answer.json()) as { url: string; secret: string }[];
  return first!;
}

export const post = async (
  url: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<number> =>
  (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }))
    .status;
