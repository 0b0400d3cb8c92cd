// Messages in the form of the previous release, some of which may wait in a queue while a new release is deployed.
// Each is converted to today's form before it is checked; anything else is unchanged. To be removed with the next
// release.

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !('kind' in value) ? (value as Fields) : undefined;

const only = (studioIds: unknown): unknown =>
  Array.isArray(studioIds) ? (studioIds[0] as unknown) : studioIds;

/** Studios or classes to be decided had no kind: those of classes named the one studio in a list. */
export function decidingBefore(value: unknown): unknown {
  const before = fieldsOf(value);
  if (!before) return value;
  if (!('classIds' in before)) return { ...before, kind: 'decide-studios' };
  const { studioIds, ...others } = before;
  return { ...others, kind: 'decide-classes', studioId: only(studioIds) };
}

/** The kind of a step was its `step`. */
export function importBefore(value: unknown): unknown {
  const before = fieldsOf(value);
  if (!before || !('step' in before)) return value;
  const { step, ...others } = before;
  return { ...others, kind: step };
}

/** Converts an older message, in which optional fields said what was requested. */
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
