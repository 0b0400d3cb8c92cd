import type { Grant } from '#functions/_platform/grant.ts';
import { registry, type OperationId } from '#shared/contracts/registry.ts';
import { grantsOfCapabilities, type JobId, jobIds } from './functions.generated.ts';

type ByName = Readonly<Record<string, Grant>>;

const fileOfGrants = (id: string): string => `functions/${id.split('.')[0] ?? ''}/grants.ts`;

/**
 * The grants of all capabilities by function id.
 *
 * @throws when a function has no grant, or a grant belongs to no function
 */
export function gatherGrants<Id extends string>(
  capabilities: Readonly<Record<string, ByName>>,
  ids: readonly Id[],
): Readonly<Record<Id, Grant>> {
  const declared = new Map(
    Object.entries(capabilities).flatMap(([capability, byName]) =>
      Object.entries(byName).map(([name, grant]): [string, Grant] => [`${capability}.${name}`, grant]),
    ),
  );
  const wrong = [
    ...ids.filter((id) => !declared.has(id)).map((id) => `${id} has no grant in ${fileOfGrants(id)}.`),
    ...[...declared.keys()]
      .filter((id) => !(ids as readonly string[]).includes(id))
      .map((id) => `${fileOfGrants(id)} grants something to ${id}, which is not a function.`),
  ];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return Object.fromEntries(declared) as Record<Id, Grant>;
}

/** The rights of every function, as declared by its capability. */
export const grants = gatherGrants<OperationId | JobId>(grantsOfCapabilities, [
  ...registry.map(({ id }) => id),
  ...jobIds,
]);
