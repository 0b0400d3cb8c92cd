// Messages in the format of the previous release, which may still be in a queue during a deployment. Each is converted
// to the present format before validation; other messages are unchanged. To be removed with the next release.

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !('kind' in value) ? (value as Fields) : undefined;

const only = (studioIds: unknown): unknown =>
  Array.isArray(studioIds) ? (studioIds[0] as unknown) : studioIds;

/**
 * Messages about studios or classes to decide had no kind, and those about classes contained a list with one studio.
 */
export function decidingBefore(value: unknown): unknown {
  const before = fieldsOf(value);
  if (!before) return value;
  if (!('classIds' in before)) return { ...before, kind: 'decide-studios' };
  const { studioIds, ...others } = before;
  return { ...others, kind: 'decide-classes', studioId: only(studioIds) };
}

/** The kind of a step was stored in `step`. */
export function importBefore(value: unknown): unknown {
  const before = fieldsOf(value);
  if (!before || !('step' in before)) return value;
  const { step, ...others } = before;
  return { ...others, kind: step };
}

/** Converts an older message, whose optional fields defined the request. */
export function mailBefore(value: unknown): unknown {
  const before = fieldsOf(value);
  if (!before || !('studioIds' in before)) return value;
  const { studioIds, waits, revoke, forgets = false, ...others } = before;
  if (revoke !== undefined)
    return { ...others, kind: 'revoke', studioId: only(studioIds), sealed: revoke, forgets };
  return waits === true
    ? { ...others, kind: 'apply-waiting', studioId: only(studioIds) }
    : { ...others, kind: 'poll', studioIds };
}
