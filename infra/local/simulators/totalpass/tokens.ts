import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const dayS = 86_400;

/** The place's JSON web tokens (HS256), each valid for 24 hours. */
export class Tokens {
  #key = randomBytes(32);
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  issue(placeKey: string): string {
    const iat = Math.floor(this.#now().getTime() / 1000);
    const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ place_api_key: placeKey, iat, exp: iat + dayS })}`;
    return `${signed}.${this.#sign(signed).toString('base64url')}`;
  }

  /** The place that a bearer token identifies; undefined when the token is missing, forged or expired. */
  placeOf(authorization: string | undefined): string | undefined {
    const [header = '', payload = '', signature = ''] = (authorization ?? '')
      .replace(/^Bearer /, '')
      .split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = this.#sign(`${header}.${payload}`);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      place_api_key: string;
      exp: number;
    };
    return claims.exp * 1000 > this.#now().getTime() ? claims.place_api_key : undefined;
  }

  /** Invalidates all issued tokens. */
  endAll(): void {
    this.#key = randomBytes(32);
  }

  #sign(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest();
  }
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
