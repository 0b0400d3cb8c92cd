import { isGuided, type AllottedChannel } from '#shared/contracts/channels.ts';
import { offeredOn, type ClassOffered } from './offered.ts';

/**
 * What a task records about the time before it: the most places that its marketplace may have shown. Nothing if no
 * person sets the marketplace's places.
 */
export const beforeTask = (cls: ClassOffered, marketplace: AllottedChannel) =>
  marketplace !== 'kenko' && isGuided(marketplace) ? { mayShowBefore: offeredOn(cls, marketplace) } : {};

/**
 * The most places that a marketplace may show after a person said that its latest task was not done: as many as before
 * the task. These are the last confirmed number, and the numbers of the tasks that it replaced. Nobody answered those,
 * so they may have been carried out.
 *
 * @param confirmed the number that was last confirmed
 * @returns undefined if the task does not record what was before it, so that its own number still counts
 */
export const mayShowWithout = (
  { mayShowBefore }: { readonly mayShowBefore?: number | undefined },
  confirmed: number | undefined,
): number | undefined => (mayShowBefore === undefined ? undefined : Math.max(mayShowBefore, confirmed ?? 0));
