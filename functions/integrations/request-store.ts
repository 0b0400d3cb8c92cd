import { approvalStatus, type ApprovalStatus } from '#shared/contracts/integrations/source.ts';
import { requestsCountedMax } from '#shared/contracts/integrations/system-request.ts';
import { SourceEntity } from '#functions/_data/connections/source.ts';
import type { StudioSource } from '#functions/_domain/connections/source.ts';
import type { SystemTable } from '#functions/_platform/ports/table.ts';

/** A request with the studio that made it. */
export interface StoredRequest extends StudioSource {
  readonly studioId: string;
}

export interface RequestPage {
  readonly requests: readonly StoredRequest[];
  /** The next page begins below this position. */
  readonly last: string | undefined;
}

const placeOfRequest = ({ requestedAt, studioId, kind }: StoredRequest): string =>
  `${requestedAt}#${studioId}#${kind}`;

/** One page of the requests with one status over all studios, newest first. */
export async function readRequests(
  acrossStudios: SystemTable,
  status: ApprovalStatus,
  below: string | undefined,
  itemsMax: number,
): Promise<RequestPage> {
  const all = acrossStudios.of(SourceEntity).query.requests({ approvalStatus: status });
  const [requestedAt = '', studioId = ''] = below?.split('#') ?? [];
  const kind = below?.endsWith('#kenko') ? ('kenko' as const) : ('custom-erp' as const);
  const query = below === undefined ? all : all.lt({ requestedAt, studioId, kind });
  const { data } = await query.go({ order: 'desc', limit: itemsMax + 1 });
  const requests = data.slice(0, itemsMax);
  const last = requests.at(-1);
  return { requests, last: last && data.length > itemsMax ? placeOfRequest(last) : undefined };
}

async function countOf(acrossStudios: SystemTable, status: ApprovalStatus): Promise<number> {
  const query = acrossStudios.of(SourceEntity).query.requests({ approvalStatus: status });
  const { data } = await query.go({ limit: requestsCountedMax, pages: 'all', attributes: ['studioId'] });
  return Math.min(data.length, requestsCountedMax);
}

/** The number of requests by status. */
export async function countRequests(acrossStudios: SystemTable): Promise<Record<ApprovalStatus, number>> {
  const [pending, approved, rejected] = await Promise.all(
    approvalStatus.options.map((status) => countOf(acrossStudios, status)),
  );
  return { pending: pending ?? 0, approved: approved ?? 0, rejected: rejected ?? 0 };
}
