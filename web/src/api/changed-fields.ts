import { replaceEqualDeep } from '@tanstack/react-query';

/**
 * The fields whose values differ from the saved ones. A form sends only these, so that it does not undo what was saved
 * elsewhere since it was opened.
 */
export const changedFields = <T extends object>(saved: T, wanted: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => {
      const before: unknown = saved[name as keyof T];
      return replaceEqualDeep(before, value) !== before;
    }),
  ) as Partial<T>;

/** Whether a form has nothing to send. */
export const isNothing = (change: object): boolean => Object.keys(change).length === 0;
