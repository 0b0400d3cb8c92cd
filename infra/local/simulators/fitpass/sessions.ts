import { randomBytes } from 'node:crypto';
import type { Call } from '../_shared/call.ts';

export interface PortalSession {
  readonly id: string;
  /** The signed-in studio. Undefined before signing in. */
  readonly studio?: string;
  /** The token of the page shown last, which every form must send back. */
  token: string;
}

const cookieName = '_admin_session';

/** The portal's sessions, identified by a cookie. Each page shown renews the token that its forms must send. */
export class Sessions {
  readonly #sessions = new Map<string, PortalSession>();

  of(call: Call): PortalSession | undefined {
    const cookies = (call.headers['cookie'] ?? '').split('; ').map((pair) => pair.split('='));
    const id = cookies.find(([name]) => name === cookieName)?.[1] ?? '';
    return this.#sessions.get(id);
  }

  begin(studio?: string): PortalSession {
    const session: PortalSession = { id: random(), token: random(), ...(studio !== undefined && { studio }) };
    this.#sessions.set(session.id, session);
    return session;
  }

  end(session: PortalSession): void {
    this.#sessions.delete(session.id);
  }

  endAll(): void {
    this.#sessions.clear();
  }

  renewToken(session: PortalSession): string {
    session.token = random();
    return session.token;
  }
}

export function cookieOf(session: PortalSession): Record<string, string> {
  return { 'set-cookie': `${cookieName}=${session.id}; Path=/; HttpOnly; SameSite=Lax` };
}

const random = () => randomBytes(24).toString('base64url');
