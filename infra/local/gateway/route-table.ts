/** The route that matches a request, with its path variables. */
export type Match<R> = { route: R; pathParameters: Record<string, string> };

type Compiled<R> = {
  route: R;
  method: string;
  pattern: RegExp;
  names: string[];
  greedy: boolean;
  literals: number;
};

const segment = /^\{([\w.-]+)(\+)?\}$/;

function compile<R extends { routeKey: string }>(route: R): Compiled<R> {
  const isDefault = route.routeKey === '$default';
  const [method = '', path = ''] = isDefault ? ['ANY', '/{proxy+}'] : route.routeKey.split(' ');
  const parts = path.split('/').map((part) => ({ part, variable: segment.exec(part) }));
  const source = parts.map(({ part, variable }) => {
    if (!variable) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return variable[2] ? '(.*)' : '([^/]+)';
  });
  return {
    route,
    method,
    pattern: new RegExp(`^${source.join('/')}$`),
    names: isDefault ? [] : parts.flatMap(({ variable }) => variable?.[1] ?? []),
    greedy: path.includes('+}'),
    literals: parts.filter(({ variable }) => !variable).length,
  };
}

/**
 * Chooses a route as API Gateway does: the most specific path first, a named method before ANY.
 *
 * @throws URIError when the path is not encoded correctly
 */
export function createRouteTable<R extends { routeKey: string }>(routes: readonly R[]) {
  const table = routes
    .map(compile)
    .sort(
      (a, b) =>
        Number(a.greedy) - Number(b.greedy) ||
        b.literals - a.literals ||
        Number(a.method === 'ANY') - Number(b.method === 'ANY'),
    );
  return (method: string, path: string): Match<R> | undefined => {
    for (const compiled of table) {
      if (compiled.method !== 'ANY' && compiled.method !== method) continue;
      const values = compiled.pattern.exec(path)?.slice(1);
      if (!values) continue;
      const pathParameters = Object.fromEntries(
        compiled.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
      );
      return { route: compiled.route, pathParameters };
    }
    return undefined;
  };
}
