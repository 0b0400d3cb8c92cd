/**
 * The parts of the SDK that ElectroDB uses, by name; `give-commands.ts` fills it. The build gives ElectroDB this
 * module instead of the SDK's library, because a `require` would bundle and start all of that.
 */
export const given: Record<string, unknown> = {};
