import {
  replaceEqualDeep,
  useMutation,
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/** Two clicks within this time are one: the button may be back before the second one lands. */
export const doubleClickMs = 700;

/** What was asked for last, and when it was done; undefined while it is under way. */
interface Requested<Variables> {
  readonly variables: Variables;
  doneAtMs?: number;
}

/** Whether a click asks for what is under way, or was done only just now. */
export const isSameClick = <Variables>(
  last: Requested<Variables> | undefined,
  variables: Variables,
  nowMs: number,
): boolean =>
  last !== undefined &&
  replaceEqualDeep(last.variables, variables) === last.variables &&
  (last.doneAtMs === undefined || nowMs - last.doneAtMs < doubleClickMs);

/**
 * Changes something at the server, once for a double click: the second click does nothing, and says nothing. What
 * failed may be tried again at once. Everything that changes something goes through here.
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
          // What went wrong is said by the mutation itself.
          if (last.current === requested) last.current = undefined;
        }
      };
      void run();
    },
    [mutateAsync],
  );
  return { ...mutation, mutate: changeUnlessPending } as UseMutationResult<Data, Error, Variables>;
}
