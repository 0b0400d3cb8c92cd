import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getPreview } from '#shared/contracts/imports/get-preview.ts';
import type { ReadingPlan } from '#shared/contracts/imports/plan.ts';
import type { PreviewView } from '#shared/contracts/imports/preview.ts';
import { previewImport } from '#shared/contracts/imports/preview-import.ts';
import { call } from '#web/src/api/call.ts';
import { importPreviewKey } from '#web/src/api/keys.ts';
import { pollDelayMs } from '../progress.ts';

/** How long nothing must change before a file is checked again. */
const restMs = 300;
/** For a small file, the response already contains the result of the check. */
const answerTimeoutMs = 30_000;
/** How long to wait for a worker before it is considered lost. */
const waitMaxMs = 10 * 60_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function firstPage(importId: string, plan: ReadingPlan, signal: AbortSignal): Promise<PreviewView> {
  const { previewId } = await call(previewImport, { importId, plan }, { signal, timeoutMs: answerTimeoutMs });
  const endsAtMs = performance.now() + waitMaxMs;
  for (let answers = 1; ; answers += 1) {
    const found = await call(getPreview, { importId, previewId }, { signal });
    if (found.status !== 'running' || performance.now() > endsAtMs) return found;
    await pause(pollDelayMs(answers));
    signal.throwIfAborted();
  }
}

/** The value once it has not changed for a while; undefined takes effect at once. */
function useRested<T>(value: T | undefined): T | undefined {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), value === undefined ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/**
 * Has a file checked whenever the plan changes, and shows the last result meanwhile.
 *
 * @param plan a plan by which the file can be read; undefined while a question is open
 */
export function usePreview(importId: string | null, plan: ReadingPlan | undefined) {
  const wanted = plan && JSON.stringify(plan);
  const requested = useRested(wanted);
  const query = useInfiniteQuery({
    queryKey: importPreviewKey(importId ?? '', requested ?? ''),
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? firstPage(importId ?? '', JSON.parse(requested ?? '') as ReadingPlan, signal)
        : call(getPreview, { importId: importId ?? '', ...pageParam }, { signal }),
    initialPageParam: null as { previewId: string; cursor: string } | null,
    getNextPageParam: ({ previewId, cursor }) => (cursor === null ? null : { previewId, cursor }),
    enabled: importId !== null && requested !== undefined && requested === wanted,
    // Results of another file are not shown.
    placeholderData: (before, query) => (query?.queryKey[1] === importId ? before : undefined),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const { data, error, isPlaceholderData } = query;
  const found = wanted === undefined ? undefined : data?.pages[0];
  const isCurrent = requested === wanted && !isPlaceholderData && found !== undefined;
  return {
    found,
    problems: wanted === undefined ? [] : (data?.pages.flatMap(({ problems }) => problems) ?? []),
    isChecking: wanted !== undefined && !isCurrent && !error,
    /** Whether the result is for the current plan. */
    isCurrent: isCurrent && found.status === 'ready',
    trouble:
      wanted === undefined ? null : (error ?? (isCurrent && found.status !== 'ready' ? found.problem : null)),
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    isLoadingMore: query.isFetchingNextPage,
  };
}

export type PreviewQuery = ReturnType<typeof usePreview>;

/** Whether every remaining row would be stored. */
export function isStorable({ found, isCurrent }: PreviewQuery, plan: ReadingPlan | undefined): boolean {
  if (!isCurrent || !found) return false;
  const { read, failing, leftOut } = found.rows;
  const forgiven = plan?.repairs?.leftOutFailing ?? 0;
  return failing === forgiven && read - leftOut - failing > 0;
}
