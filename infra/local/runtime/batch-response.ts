import * as z from 'zod';

const response = z.union([
  z.null(),
  z.object({
    batchItemFailures: z
      .array(z.object({ itemIdentifier: z.string() }))
      .nullish()
      .transform((failures) => failures ?? []),
  }),
]);

/** The items that a function reports as failed. A response that names an unknown item fails the whole batch. */
export function failedIds(answer: unknown, batch: readonly string[]): Set<string> {
  const parsed = response.safeParse(answer);
  if (!parsed.success) return new Set(batch);
  const failed = (parsed.data?.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier);
  return failed.every((id) => batch.includes(id)) ? new Set(failed) : new Set(batch);
}
