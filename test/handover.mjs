import { createHandover, offerHandover } from '#infra/local/index.ts';

// Twins of one process follow each other at the same addresses, so that their functions go on with what they have loaded.
globalThis.betweenSuites.handover ??= createHandover();
offerHandover(globalThis.betweenSuites.handover);
