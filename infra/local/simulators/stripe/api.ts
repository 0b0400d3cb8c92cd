import { createHash } from 'node:crypto';
import { json } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import { createSession } from './create-session.ts';
import { type Form, readForm, textOf, textsOf, formOf } from './form.ts';
import {
  customerObject,
  eventObject,
  invoiceObject,
  list,
  newestFirst,
  priceId,
  priceObject,
  productId,
  productObject,
  sessionObject,
  type Shown,
  subscriptionObject,
  subscriptionsOf,
} from './objects.ts';
import { type Customer, newId, type Session, type Subscription } from './state.ts';
import { ApiError, missing } from './api-error.ts';
import type { World } from './world.ts';

type Request = { readonly world: World; readonly id: string; readonly form: Form };
type Route = (request: Request) => Shown;

const limitOf = (form: Form): number => Math.min(100, Number(textOf(form, 'limit') ?? 10));

function found<T>(all: Record<string, T>, kind: string, id: string): T {
  const one = Object.hasOwn(all, id) ? all[id] : undefined;
  if (one === undefined) throw missing(kind, id);
  return one;
}

const createCustomer: Route = ({ world, form }) => {
  const one: Customer = {
    id: newId('cus'),
    created: world.nowSeconds(),
    email: textOf(form, 'email') ?? null,
    metadata: textsOf(formOf(form, 'metadata')),
    card: null,
  };
  world.state.customers[one.id] = one;
  return customerObject(one);
};

/** Searches customers. It supports only one form of Stripe's search language: a metadata field that equals a text. */
const searchCustomers: Route = ({ world, form }) => {
  const [, name = '', value] = /^metadata\['([^']+)'\]:'([^']*)'$/.exec(textOf(form, 'query') ?? '') ?? [];
  if (value === undefined) throw new ApiError(400, 'This query is not supported.');
  const all = newestFirst(world.state.customers).filter(({ metadata }) => metadata[name] === value);
  return {
    ...list('/v1/customers/search', all.map(customerObject), limitOf(form)),
    object: 'search_result',
    next_page: null,
  };
};

const listSessions: Route = ({ world, form }) => {
  const all = newestFirst(world.state.sessions).filter(
    ({ customerId, status }) =>
      customerId === (textOf(form, 'customer') ?? customerId) &&
      status === (textOf(form, 'status') ?? status),
  );
  return list(
    '/v1/checkout/sessions',
    all.map((one) => sessionObject(one, world.url())),
    limitOf(form),
  );
};

const expireSession: Route = ({ world, id }) => {
  const one: Session = found(world.state.sessions, 'checkout.session', id);
  if (one.status !== 'open')
    throw new ApiError(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
  world.lifecycle.expire(one, world.nowSeconds());
  return sessionObject(one, world.url());
};

const listSubscriptions: Route = ({ world, form }) => {
  const customer = textOf(form, 'customer');
  const status = textOf(form, 'status');
  const all: Subscription[] =
    customer === undefined ? newestFirst(world.state.subscriptions) : subscriptionsOf(world.state, customer);
  const wanted = all.filter((one) =>
    status === undefined ? one.status !== 'canceled' : status === 'all' || one.status === status,
  );
  return list('/v1/subscriptions', wanted.map(subscriptionObject), limitOf(form));
};

const updateSubscription: Route = ({ world, id, form }) => {
  const one = found(world.state.subscriptions, 'subscription', id);
  const cancels = textOf(form, 'cancel_at_period_end');
  if (cancels !== undefined)
    world.lifecycle.setCancelAtPeriodEnd(one, cancels === 'true', world.nowSeconds());
  return subscriptionObject(one);
};

const cancelSubscription: Route = ({ world, id }) => {
  const one = found(world.state.subscriptions, 'subscription', id);
  if (one.status === 'canceled') throw missing('subscription', id);
  world.lifecycle.end(one, world.nowSeconds());
  return subscriptionObject(one);
};

const createPortalVisit: Route = ({ world, form }) => {
  const customer = found(world.state.customers, 'customer', textOf(form, 'customer') ?? '');
  const one = { id: newId('bps'), customerId: customer.id, returnUrl: textOf(form, 'return_url') ?? '' };
  world.state.portalVisits[one.id] = one;
  return {
    id: one.id,
    object: 'billing_portal.session',
    created: world.nowSeconds(),
    customer: one.customerId,
    livemode: false,
    return_url: one.returnUrl,
    url: `${world.url()}/p/session/${one.id}`,
  };
};

const price: Route = ({ id }) => found({ [priceId]: priceObject() }, 'price', id);
const productRoute: Route = ({ id }) => found({ [productId]: productObject() }, 'product', id);

const routes: Readonly<Record<string, Route>> = {
  'POST customers': createCustomer,
  'GET customers/search': searchCustomers,
  'GET customers/:id': ({ world, id }) => customerObject(found(world.state.customers, 'customer', id)),
  'GET prices': () => list('/v1/prices', [priceObject()]),
  'GET prices/:id': price,
  'GET products': () => list('/v1/products', [productObject()]),
  'GET products/:id': productRoute,
  'POST checkout/sessions': ({ world, form }) => createSession(world, form),
  'GET checkout/sessions': listSessions,
  'GET checkout/sessions/:id': ({ world, id }) =>
    sessionObject(found(world.state.sessions, 'checkout.session', id), world.url()),
  'POST checkout/sessions/:id/expire': expireSession,
  'GET subscriptions': listSubscriptions,
  'GET subscriptions/:id': ({ world, id }) =>
    subscriptionObject(found(world.state.subscriptions, 'subscription', id)),
  'POST subscriptions/:id': updateSubscription,
  'DELETE subscriptions/:id': cancelSubscription,
  'GET invoices/:id': ({ world, id }) => invoiceObject(found(world.state.invoices, 'invoice', id)),
  'GET events/:id': ({ world, id }) => eventObject(found(world.state.events, 'event', id)),
  'POST billing_portal/sessions': createPortalVisit,
};

const idPattern = /^(cus|cs|sub|in|evt|price|prod)_\w+$/;

function routeOf(call: Call): { route: Route; id: string } {
  const parts = call.path.split('/').slice(2);
  const id = parts.find((part) => idPattern.test(part)) ?? '';
  const route =
    routes[`${call.method} ${parts.map((part) => (idPattern.test(part) ? ':id' : part)).join('/')}`];
  if (!route) throw new ApiError(404, `Unrecognized request URL (${call.method}: ${call.path}).`);
  return { route, id };
}

function carryOut(world: World, call: Call): Reply {
  const { route, id } = routeOf(call);
  return json(200, route({ world, id, form: readForm(call.method === 'GET' ? call.query : call.body) }));
}

const digestOf = ({ method, path, body }: Call): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');

/** Returns the first response again for the same key with the same request. */
function idempotent(world: World, call: Call): Reply {
  const key = call.headers['idempotency-key'];
  if (key === undefined || call.method === 'GET') return carryOut(world, call);
  const before = world.state.remembered[key];
  const request = digestOf(call);
  if (before && before.request !== request)
    throw new ApiError(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      'idempotency_error',
    );
  if (before)
    return json(before.status, JSON.parse(before.body), { headers: { 'idempotent-replayed': 'true' } });
  const reply = carryOut(world, call);
  world.state.remembered[key] = { request, status: reply.status, body: reply.body ?? '' };
  return reply;
}

/** Stripe's REST API, as far as the product uses it. */
export function answerApi(world: World, call: Call): Reply {
  try {
    if (call.headers['authorization'] !== `Bearer ${world.secretKey}`)
      throw new ApiError(401, 'Invalid API Key provided.');
    return idempotent(world, call);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { type, code, param, message, status } = error;
    return json(status, { error: { type, message, ...(code && { code }), ...(param && { param }) } });
  }
}
