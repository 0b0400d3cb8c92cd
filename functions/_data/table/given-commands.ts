/**
 * What ElectroDB takes of the SDK, by name; `give-commands.ts` fills it. The build gives ElectroDB this in the place of the SDK's
 * library, of which a `require` would carry, and start, all there is.
 */
export const given: Record<string, unknown> = {};
