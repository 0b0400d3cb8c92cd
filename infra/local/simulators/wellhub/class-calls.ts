import * as z from 'zod';
import { json, readJson } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import { badRequest, problem, productId } from './context.ts';
import type { GymContext, GymRoute } from './context.ts';

const kind = 'class';
const locales = [
  'de',
  'en',
  'en_GB',
  'es',
  'fr',
  'it',
  'nl',
  'pt',
  'pt_PT',
  'en_IE',
  'es_AR',
  'es_CL',
  'es_MX',
  'es_UY',
];
const classBody = z.strictObject({
  name: z.string().min(1).max(255),
  description: z.string().min(1),
  notes: z.string().optional(),
  bookable: z.boolean(),
  visible: z.boolean(),
  is_virtual: z.boolean().optional(),
  reference: z.string().min(1).max(20),
  product_id: z.int(),
  system_id: z.int().optional(),
  categories: z.array(z.int()),
});
const newClasses = z.strictObject({ classes: z.array(classBody).min(1) });
type ClassBody = z.output<typeof classBody>;

export const classRoutes: readonly GymRoute[] = [
  {
    method: 'GET',
    path: '/setup/v1/gyms/:gym/products',
    answer: ({ gym }) =>
      json(200, {
        gym_id: Number(gym),
        products: [
          { product_id: productId, name: 'Classes', virtual: false, updated_at: '2026-01-05T12:00:00Z' },
        ],
      }),
  },
  {
    method: 'GET',
    path: '/booking/v1/gyms/:gym/categories',
    answer: (_context, call) => {
      const locale = call.query.get('locale') ?? 'en';
      if (!locales.includes(locale)) return problem(400, 'Unknown locale');
      const results = ['Cycling', 'Yoga', 'Pilates'].map((name, index) => ({ id: index + 1, name, locale }));
      return json(200, { metadata: { total: results.length, errors: 0 }, results });
    },
  },
  {
    method: 'GET',
    path: '/booking/v1/gyms/:gym/classes',
    answer: (context) => json(200, { classes: listClasses(context) }),
  },
  { method: 'POST', path: '/booking/v1/gyms/:gym/classes', answer: createClasses },
  {
    method: 'GET',
    path: '/booking/v1/gyms/:gym/classes/:class',
    answer: (context, _call, { class: id = '' }) => {
      const one = listClasses(context).find((listed) => String(listed.id) === id);
      return one === undefined ? problem(404, 'Class not found') : json(200, one);
    },
  },
  { method: 'PUT', path: '/booking/v1/gyms/:gym/classes/:class', answer: replaceClass },
];

/** Classes created through the API, and those whose slots existed from the start. */
export function listClasses({ store, gym }: GymContext) {
  const made = store.documents.list(gym, kind);
  const known = new Set(made.map(({ id }) => id));
  const listed = [...Map.groupBy(store.classes(gym), ({ groupId }) => groupId)].filter(
    ([id]) => !known.has(id),
  );
  return [
    ...listed.map(([id, [first]]) => shown(gym, id, defaultsOf(id, first?.name ?? ''))),
    ...made.map(({ id, body }) => shown(gym, id, classBody.parse(body))),
  ];
}

const defaultsOf = (id: number, name: string): ClassBody => ({
  name,
  description: name,
  notes: '',
  bookable: true,
  visible: true,
  reference: `c${id}`,
  product_id: productId,
  categories: [],
});

const shown = (gym: string, id: number, body: ClassBody) => ({
  id,
  name: body.name,
  slug: `class-${id}`,
  description: body.description,
  notes: body.notes ?? '',
  bookable: body.bookable,
  visible: body.visible,
  product_id: body.product_id,
  gym_id: Number(gym),
  reference: body.reference,
  created_at: '2026-01-05T12:00:00Z',
  categories: body.categories,
});

function createClasses({ store, gym }: GymContext, call: Call): Reply {
  const body = newClasses.safeParse(readJson(call));
  if (!body.success) return badRequest(body.error);
  const classes = body.data.classes.map((one) => {
    const id = store.newId();
    store.documents.put({ studio: gym, kind, id, body: one });
    const href = `/booking/v1/gyms/${gym}/classes/${id}`;
    return { id, name: one.name, reference: one.reference, links: [{ rel: 'self', href }] };
  });
  return json(201, { classes });
}

function replaceClass(
  context: GymContext,
  call: Call,
  { class: id = '' }: Readonly<Record<string, string>>,
): Reply {
  if (!listClasses(context).some((one) => String(one.id) === id)) return problem(404, 'Class not found');
  const body = classBody.safeParse(readJson(call));
  if (!body.success) return badRequest(body.error);
  const { store, gym } = context;
  store.documents.put({ studio: gym, kind, id: Number(id), body: body.data });
  for (const one of store.classes(gym))
    if (String(one.groupId) === id) store.changeClass(one, { name: body.data.name });
  return { status: 204 };
}
