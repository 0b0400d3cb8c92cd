import { QueryObserver, queryOptions, useQuery } from '@tanstack/react-query';
import { getImport } from '#shared/contracts/imports/get-import.ts';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { call } from '../../api/call.ts';
import { importKey } from '../../api/keys.ts';
import { ApiProblem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { isMoving, pollDelayMs, whyUnknown } from './progress.ts';

async function readImport(importId: string, signal: AbortSignal): Promise<ImportView> {
  try {
    return await call(getImport, { importId }, { signal });
  } catch (error) {
    const known = queryClient.getQueryData<ImportView>(importKey(importId));
    if (!known || !(error instanceof ApiProblem) || error.code !== 'not-found') throw error;
    return {
      ...known,
      status: 'cancelled',
      problem: whyUnknown(known),
      result: null,
      resultIs: 'final',
      takingBack: null,
      allowedActions: [],
    };
  }
}

const importQuery = (importId: string) =>
  queryOptions({
    queryKey: importKey(importId),
    queryFn: ({ signal }) => readImport(importId, signal),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && isMoving(data) ? pollDelayMs(dataUpdateCount) : false,
  });

/** The state of an import, polled while it is in progress. */
export const useImport = (importId: string | null) =>
  useQuery({ ...importQuery(importId ?? ''), enabled: importId !== null });

/** Applies the import state from a response, and cancels earlier requests so that they cannot overwrite it. */
export async function keepImport(view: ImportView): Promise<ImportView> {
  const queryKey = importKey(view.importId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, view);
  return view;
}

/** Follows an import whose dialog was closed, and announces its end once. */
export function followImport(importId: string, onOver: (view: ImportView) => void): void {
  const observer = new QueryObserver(queryClient, importQuery(importId));
  const stop = observer.subscribe(({ data }) => {
    if (!data || isMoving(data)) return;
    stop();
    onOver(data);
  });
}
