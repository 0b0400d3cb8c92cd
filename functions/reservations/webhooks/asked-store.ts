import { MarkEntity } from '#functions/_data/studio/mark.ts';

const keptSeconds = 3600;
const keyOf = (stretch: string): string => `kenko/${stretch}`;

/** Whether Kenko is to be read already after this stretch of time. */
export async function askedWithin(studioId: string, stretch: string): Promise<boolean> {
  const { data } = await MarkEntity.get({ studioId, key: keyOf(stretch) }).go({ consistent: true });
  return data !== null;
}

/** Notes that Kenko is to be read after this stretch of time. */
export async function noteAsked(studioId: string, stretch: string, now: Date): Promise<void> {
  const expiresAtSeconds = Math.floor(now.getTime() / 1000) + keptSeconds;
  const mark = { studioId, key: keyOf(stretch), state: 'done', leaseUntil: now.toISOString() } as const;
  await MarkEntity.put({ ...mark, expiresAtSeconds }).go();
}
