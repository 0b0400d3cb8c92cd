import {
  HttpFailure,
  type Http,
  type HttpAnswer,
  type HttpRequest,
} from '#functions/_platform/ports/http.ts';
import type { Kernel } from './kernel.ts';

/** Marketplaces with two protocols, because the promise is a sum over all of them. */
export const shopNames = ['wellhub', 'totalpass'] as const;
export type ShopName = (typeof shopNames)[number];

export interface ListedClass {
  readonly marketplace: ShopName;
  /** The studio's id at the marketplace. */
  readonly studioClassId: string;
  readonly classId: number;
  readonly slotId: number;
  readonly name: string;
  readonly room: string;
  readonly startsAt: string;
  /** The studio's local date and time. */
  readonly localDate: string;
  readonly localTime: string;
  slots: number;
  booked: number;
}

/** The faults of one request (F5). */
export const httpFaults = [
  'status-500',
  'status-500-done',
  'status-503',
  'status-422',
  'too-many-seconds',
  'too-many-date',
  'too-many',
  'reset',
  'reset-done',
  'timeout',
  'timeout-done',
  'timeout-late',
  'page',
  'cut',
  'cut-done',
  'error-body',
  'redirect',
  'slow',
  'drifted-schema',
] as const;
export type HttpFault = (typeof httpFaults)[number];

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export interface Change {
  readonly cls: ListedClass;
  readonly slots: number;
  readonly task: string;
}

/** The APIs of Wellhub and TotalPass for setting places, with the numbers that members see and every network fault. */
export class MarketplaceDouble implements Http {
  password: string;
  requests = 0;
  /** Chooses which fault hits a request. */
  faultOf: (request: HttpRequest) => HttpFault | undefined = () => undefined;
  onSend: (change: Change) => void = () => undefined;
  /** Called when a class may offer a different number. */
  onChange: (cls: ListedClass) => void = () => undefined;
  onFault: (fault: HttpFault) => void = () => undefined;
  private readonly kernel: Kernel;
  readonly classes: readonly ListedClass[];

  constructor(kernel: Kernel, password: string, classes: readonly ListedClass[]) {
    this.kernel = kernel;
    this.password = password;
    this.classes = classes;
  }

  send(request: HttpRequest): Promise<HttpAnswer> {
    const { kernel } = this;
    const fault = this.faultOf(request);
    if (fault) this.onFault(fault);
    const places = placesOf(request);
    const cls = this.slotOf(request.url);
    if (places !== undefined && cls) this.onSend({ cls, slots: places, task: kernel.task?.name ?? '' });
    this.requests += 1;
    const latencyMs = this.latencyOf(fault, request.timeoutMs);
    const what = `http ${request.method} ${fault ?? ''}`;
    return kernel.io(what, latencyMs, () => this.outcome(request, fault, latencyMs));
  }

  private latencyOf(fault: HttpFault | undefined, timeoutMs: number): number {
    if (fault?.startsWith('timeout')) return timeoutMs;
    if (fault === 'slow') return this.kernel.between(1_000, timeoutMs - 100);
    return this.kernel.between(20, 250);
  }

  private outcome(request: HttpRequest, fault: HttpFault | undefined, durationMs: number): HttpAnswer {
    const carriedOut = () => this.carryOut(request);
    if (fault === undefined) return answered(carriedOut(), durationMs);
    return this.faulty[fault](carriedOut, durationMs);
  }

  private readonly seconds = (): number => this.kernel.between(1, 90);

  /** The response, and whether the request takes effect now or later. */
  private readonly faulty: Readonly<
    Record<HttpFault, (carryOut: () => Reply, durationMs: number) => HttpAnswer>
  > = {
    'status-500': (_, ms) => answered({ status: 500, body: 'oops' }, ms),
    'status-500-done': (carryOut, ms) => {
      carryOut();
      return answered({ status: 500, body: 'oops' }, ms);
    },
    'status-503': (_, ms) => answered({ status: 503, body: '' }, ms),
    'status-422': (_, ms) => answered({ status: 422, body: { message: 'refused' } }, ms),
    'too-many': (_, ms) => answered({ status: 429, body: '' }, ms),
    'too-many-seconds': (_, ms) =>
      answered({ status: 429, body: '' }, ms, { 'retry-after': String(this.seconds()) }),
    'too-many-date': (_, ms) => {
      const until = new Date(this.kernel.nowMs + this.seconds() * 1000).toUTCString();
      return answered({ status: 429, body: '' }, ms, { 'retry-after': until });
    },
    reset: (_, ms) => failed('connection', false, ms),
    'reset-done': (carryOut, ms) => {
      carryOut();
      return failed('connection', true, ms);
    },
    timeout: (_, ms) => failed('timeout', true, ms),
    'timeout-done': (carryOut, ms) => {
      carryOut();
      return failed('timeout', true, ms);
    },
    'timeout-late': (carryOut, ms) => {
      this.kernel.doLate(this.kernel.between(1_000, 90_000), carryOut);
      return failed('timeout', true, ms);
    },
    page: (_, ms) => answered({ status: 200, body: '<html><body>Sign in</body></html>' }, ms),
    cut: (_, ms) => answered({ status: 200, body: '{"results": [{"id": 1' }, ms),
    'cut-done': (carryOut, ms) => {
      const { status } = carryOut();
      return answered({ status: status === 204 ? 502 : status, body: '{"results": [{' }, ms);
    },
    'error-body': (_, ms) => answered({ status: 200, body: { error: 'internal', code: 17 } }, ms),
    redirect: (_, ms) => failed('redirect', true, ms),
    'drifted-schema': (carryOut, ms) => {
      const { status, body } = carryOut();
      return answered({ status, body: JSON.stringify(body ?? '').replaceAll(/total_|slots/g, 'all_') }, ms);
    },
    slow: (carryOut, ms) => answered(carryOut(), ms),
  };

  /** The class that an address refers to: Wellhub uses numeric ids, TotalPass the id of an occurrence. */
  private slotOf(url: string): ListedClass | undefined {
    const { pathname } = new URL(url);
    const [, classId, slotId] = /\/classes\/(\d+)\/slots\/(\d+)$/.exec(pathname) ?? [];
    const [, occurrence] = /^\/partner\/(?:events|event-occurrence)\/([^/]+)/.exec(pathname) ?? [];
    return this.classes.find((one) =>
      one.marketplace === 'wellhub'
        ? String(one.classId) === classId && String(one.slotId) === slotId
        : occurrenceOf(one) === occurrence,
    );
  }

  private carryOut(request: HttpRequest): Reply {
    return new URL(request.url).hostname.startsWith('totalpass')
      ? this.totalpass(request)
      : this.wellhub(request);
  }

  private wellhub(request: HttpRequest): Reply {
    if (request.headers['authorization'] !== `Bearer ${this.password}`) return { status: 401, body: {} };
    const { pathname, searchParams } = new URL(request.url);
    const cls = this.slotOf(request.url);
    if (cls) {
      const places = placesOf(request);
      if (places !== undefined) cls.slots = places;
      this.onChange(cls);
      return request.method === 'GET' ? { status: 200, body: slotOf(cls) } : { status: 204, body: undefined };
    }
    const listed = this.classes.filter(({ marketplace }) => marketplace === 'wellhub');
    const [, wanted] = /\/classes\/(\d+)\/slots$/.exec(pathname) ?? [];
    if (wanted !== undefined) {
      const [from = '', to = ''] = [searchParams.get('from'), searchParams.get('to')].map(String);
      const slots = listed.filter(
        ({ classId, startsAt }) => String(classId) === wanted && startsAt >= from && startsAt <= to,
      );
      return {
        status: 200,
        body: { metadata: { total_elements: slots.length }, results: slots.map(slotOf) },
      };
    }
    if (!pathname.endsWith('/classes')) return { status: 404, body: {} };
    const named = new Map(listed.map(({ classId, name }) => [classId, name]));
    return { status: 200, body: { classes: [...named].map(([id, name]) => ({ id, name })) } };
  }

  /** TotalPass refuses numbers below its sales. */
  private totalpass(request: HttpRequest): Reply {
    const { pathname } = new URL(request.url);
    if (pathname === '/partner/auth') {
      const { partner_api_key } = JSON.parse(request.body ?? '{}') as { partner_api_key?: string };
      return partner_api_key === this.password
        ? { status: 200, body: { token: `token-${this.password}` } }
        : { status: 401, body: {} };
    }
    if (request.headers['authorization'] !== `Bearer token-${this.password}`)
      return { status: 401, body: {} };
    const cls = this.slotOf(request.url);
    if (cls) {
      const places = placesOf(request);
      if (places !== undefined && places < cls.booked) return { status: 422, body: {} };
      if (places !== undefined) cls.slots = places;
      this.onChange(cls);
      return { status: 200, body: { slots: cls.slots, slotsInUse: cls.booked } };
    }
    if (pathname !== '/partner/events') return { status: 404, body: {} };
    const listed = this.classes.filter(({ marketplace }) => marketplace === 'totalpass');
    return { status: 200, body: listed.map(eventOf) };
  }
}

/** The number of places that a request sets, if any. */
const placesOf = ({ method, body = '' }: HttpRequest): number | undefined => {
  if (method !== 'PATCH' && method !== 'PUT') return undefined;
  const { total_capacity, slots } = JSON.parse(body) as { total_capacity?: number; slots?: number };
  return total_capacity ?? slots;
};

const occurrenceOf = ({ slotId }: ListedClass): string => `occurrence-${slotId}`;

const eventOf = (cls: ListedClass) => ({
  id: cls.classId,
  title: cls.name,
  EventOccurrences: [
    {
      occurrenceUuid: occurrenceOf(cls),
      eventDate: `${cls.localDate}T00:00:00.000Z`,
      startTime: cls.localTime,
      slots: cls.slots,
    },
  ],
});

const slotOf = ({ slotId, startsAt, room, slots, booked }: ListedClass) => ({
  id: slotId,
  occur_date: startsAt,
  status: 1,
  room,
  total_capacity: slots,
  total_booked: booked,
});

const answered = ({ status, body = '' }: Reply, durationMs: number, headers = {}): HttpAnswer => ({
  status,
  headers,
  setCookies: [],
  body: typeof body === 'string' ? body : JSON.stringify(body),
  durationMs,
});

function failed(kind: HttpFailure['kind'], effectUnknown: boolean, durationMs: number): never {
  throw new HttpFailure({ kind, effectUnknown, durationMs });
}
