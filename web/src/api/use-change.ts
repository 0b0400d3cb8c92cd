import {
  replaceEqualDeep,
  useMutation,
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/** Two clicks within this time count as one: the button may be enabled again before the second click arrives. */
export const doubleClickMs = 700;

/** The latest request, and when it was completed; undefined while it is in progress. */
interface Requested<Variables> {
  readonly variables: Variables;
  doneAtMs?: number;
}

/** Whether a click repeats a change that is in progress or has just been completed. */
export const isSameClick = <Variables>(
  last: Requested<Variables> | undefined,
  variables: Variables,
  nowMs: number,
): boolean =>
  last !== undefined &&
  replaceEqualDeep(last.variables, variables) === last.variables &&
  (last.doneAtMs === undefined || nowMs - last.doneAtMs < doubleClickMs);

/**
 * Changes something on the server, only once for a double click: the second click is ignored without a message. A
 * failed change may be retried at once. All changes go through this hook.
 */
export function useChange<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): UseMutationResult<Data, Error, Variables> {
  const mutation = useMutation(options);
  const last = useRef<Requested<Variables>>(undefined);
  const { mutateAsync } = mutation;
  const changeUnlessPending = useCallback(
    (variables: Variables, callbacks: MutateOptions<Data, Error, Variables> = {}): void => {
      if (isSameClick(last.current, variables, performance.now())) return;
      const requested: Requested<Variables> = { variables };
      last.current = requested;
      const run = async (): Promise<void> => {
        try {
          await mutateAsync(variables, callbacks);
          requested.doneAtMs = performance.now();
        } catch {
          // The mutation itself reports its error.
          if (last.current === requested) last.current = undefined;
        }
      };
      void run();
    },
    [mutateAsync],
  );
  return { ...mutation, mutate: changeUnlessPending } as UseMutationResult<Data, Error, Variables>;
}
