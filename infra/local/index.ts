// The twin's public entry point. Other code may also import the parts' own entry points: their index.ts.
export { createClient, type CallApi } from './client.ts';
export { createLocal, type Local, type LocalOptions } from './create-local.ts';
export { place } from './assembly/names.ts';
export { DamagedFile, startAnew } from './emulators/_shared/damaged-file.ts';
export type { Outage, SetOutage } from './emulators/_shared/outage.ts';
export type { Companion, CompanionParts } from './runtime/companion.ts';
export { createHandover, offerHandover } from './runtime/handover.ts';
export { mailboxPortAfter, portsAfter } from './runtime/simulators.ts';
