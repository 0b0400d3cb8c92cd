/**
 * The parts of the SDK that ElectroDB uses here, by name; `give-commands.ts` fills it. Scans are never allowed, and
 * nothing is read in a transaction. The build replaces the SDK's library with this module, because ElectroDB's
 * `require` would bundle and load the whole library.
 */
export const given: Record<string, unknown> = {};
