import type { Call, Reply } from './call.ts';

/** One call of an API: `path` as documented, with `:name` for variable parts. */
export interface Route<Context> {
  readonly method: string;
  readonly path: string;
  readonly answer: (context: Context, call: Call, params: Readonly<Record<string, string>>) => Reply;
}

export type Found<Context> =
  | {
      readonly kind: 'found';
      readonly route: Route<Context>;
      readonly params: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'other-method' }
  | { readonly kind: 'nothing' };

/** Finds the route of a call. */
export function findRoute<Context>(routes: ReadonlyArray<Route<Context>>, call: Call): Found<Context> {
  let known = false;
  for (const route of routes) {
    const params = paramsOf(route.path, call.path);
    if (params === undefined) continue;
    if (route.method === call.method) return { kind: 'found', route, params };
    known = true;
  }
  return { kind: known ? 'other-method' : 'nothing' };
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.split('/');
  const values = path.split('/');
  if (names.length !== values.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (name.startsWith(':') && value !== '') params[name.slice(1)] = decoded(value);
    else if (name !== value) return undefined;
  }
  return params;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
