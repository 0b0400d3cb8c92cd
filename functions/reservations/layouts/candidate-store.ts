import {
  LayoutCandidateEntity,
  type candidateStatuses,
  type LayoutCandidateItem,
} from '#functions/_data/bookings/layout-candidate.ts';
import { SharedLayoutEntity } from '#functions/_data/bookings/shared-layout.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { pack, unpack } from '#functions/_data/table/packed.ts';
import { shortHash } from '#functions/_domain/classes/class-identity.ts';
import type { SystemTable } from '#functions/_platform/ports/table.ts';
import type { MailLayout } from '#shared/core/mail/layouts/layout.ts';
import { alikeText, holdsOnlyPublicWords } from '#shared/core/mail/layouts/share-layout.ts';
import { storedLayout } from '../mailbox/stored-layout.ts';

/** A layout's content leaves its studio only after this many studios have taught the same layout. */
export const alikeStudiosMin = 2;
/** The most studios that are counted for a layout. A higher count would change no decision. */
const countedStudiosMax = 100;
/** The most layouts per domain that serve all studios, because each mail is compared with all of them. */
export const sharedLayoutsOfDomainMax = 40;
const digestHexDigits = 32;
const voterHexDigits = 24;

/** Identifies a layout outside its studio. Similar layouts have the same digest. */
export const digestOf = (layout: MailLayout): string => shortHash(digestHexDigits, alikeText(layout));

export interface Vote {
  readonly studioId: string;
  /** The domain of the layout's sender. */
  readonly domain: string;
  readonly digest: string;
}

/**
 * Identifies the studio for this layout only, so that it is counted once. The digest cannot be traced back to the
 * studio.
 */
const voterOf = ({ studioId, domain, digest }: Vote): string =>
  shortHash(voterHexDigits, studioId, domain, digest);

/**
 * Counts a studio that taught a layout. Once a second studio teaches it, the layout's content is stored for the team to
 * review. Both studios then have the same layout, which contains only public words.
 *
 * @returns whether the layout now waits for the team
 * @throws if the layout contains words that are not public
 */
export async function countLayout(
  table: SystemTable,
  { layout, ...vote }: Vote & { readonly layout: MailLayout },
  now: Date,
): Promise<boolean> {
  if (!holdsOnlyPublicWords(layout)) throw new Error('layout contains words that are not public');
  const { domain, digest } = vote;
  const before = await readCandidate(table, domain, digest);
  if (before && before.studios >= countedStudiosMax) return false;
  const candidates = table.of(LayoutCandidateEntity);
  await candidates
    .upsert({ domain, digest })
    .add({ voters: [voterOf(vote)] })
    .go();
  const found = await readCandidate(table, domain, digest);
  if (!found || found.status !== undefined || found.studios < alikeStudiosMin) return false;
  return unlessRefused(() =>
    candidates
      .patch({ domain, digest })
      .set({ status: 'candidate', proposedAt: now.toISOString(), packed: pack(layout) })
      .where((item, { notExists }) => notExists(item.status))
      .go(),
  );
}

/** Stops counting a studio that taught a layout, because the layout was deleted there or was wrong. */
export async function uncountLayout(table: SystemTable, vote: Vote): Promise<void> {
  const { domain, digest } = vote;
  await unlessRefused(() =>
    table
      .of(LayoutCandidateEntity)
      .patch({ domain, digest })
      .delete({ voters: [voterOf(vote)] })
      .go(),
  );
}

export type CandidateStatus = (typeof candidateStatuses)[number];

export interface LayoutCandidate {
  readonly domain: string;
  readonly digest: string;
  readonly status: CandidateStatus | undefined;
  /** How many studios taught the layout. */
  readonly studios: number;
  readonly proposedAt: string | undefined;
  readonly decidedAt: string | undefined;
  readonly reason: string | undefined;
  /** Absent until a second studio teaches the layout, or if another release wrote it in a different form. */
  readonly layout: MailLayout | undefined;
}

const candidateOf = ({ voters, packed, ...item }: LayoutCandidateItem): LayoutCandidate => ({
  domain: item.domain,
  digest: item.digest,
  status: item.status,
  studios: voters?.length ?? 0,
  proposedAt: item.proposedAt,
  decidedAt: item.decidedAt,
  reason: item.reason,
  layout: packed && storedLayout(unpack(packed)),
});

export async function readCandidate(
  table: SystemTable,
  domain: string,
  digest: string,
): Promise<LayoutCandidate | undefined> {
  const { data } = await table.of(LayoutCandidateEntity).get({ domain, digest }).go({ consistent: true });
  return data ? candidateOf(data) : undefined;
}

/** Reads the candidates with one status, oldest first. */
export const readCandidates = async (
  table: SystemTable,
  status: CandidateStatus,
  limit: number,
): Promise<LayoutCandidate[]> =>
  (await table.of(LayoutCandidateEntity).query.status({ status }).go({ limit })).data.map(candidateOf);

export interface CandidateDecision {
  readonly status: 'approved' | 'refused';
  readonly at: string;
  readonly reason: string;
  readonly correlationId: string;
}

/** Whether another layout of a domain may be used at every studio. */
export const hasRoom = async (table: SystemTable, domain: string): Promise<boolean> =>
  (await table.of(SharedLayoutEntity).query.primary({ domain }).go()).data.filter(({ packed }) => packed)
    .length < sharedLayoutsOfDomainMax;

/**
 * Stores the team's decision about a layout. An approved layout is used at every studio from then on, a rejected one at
 * none. If this is interrupted between its two writes, making the same decision again completes it.
 */
export async function storeDecided(
  table: SystemTable,
  { domain, digest, proposedAt, layout }: LayoutCandidate,
  { at, ...decided }: CandidateDecision,
): Promise<void> {
  const shared = table.of(SharedLayoutEntity);
  if (decided.status === 'approved' && layout)
    await shared.put({ domain, digest, packed: pack(layout) }).go();
  else await unlessRefused(() => shared.patch({ domain, digest }).remove(['packed']).go());
  await table
    .of(LayoutCandidateEntity)
    .patch({ domain, digest })
    .set({ ...decided, decidedAt: at, ...(proposedAt !== undefined && { proposedAt }) })
    .go();
}
