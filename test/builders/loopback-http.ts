import { createHttp } from '#functions/_platform/adapters/http.ts';
import { outboundTerms } from '#functions/_platform/adapters/outbound.ts';
import type { Http } from '#functions/_platform/ports/http.ts';

/** The outbound network as configured for the twin: it may reach simulators on this machine. */
export const loopbackHttp = (): Http => createHttp({ ...outboundTerms(), loopback: true });
