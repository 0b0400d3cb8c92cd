import type { Local } from '#infra/local/index.ts';
import type { FactsOf } from './bill.ts';

/** What the synthesized templates say about the functions that a twin runs. */
export function factsIn({ assembly }: Local): FactsOf {
  const requests = new Set(assembly.httpRoutes.map((route) => route.function.name));
  const fed = new Set(
    assembly.eventSources.flatMap(({ kind, function: { name } }) => (kind === 'queue' ? [name] : [])),
  );
  const known = new Map(assembly.functions.map((one) => [one.name, one]));
  return (name) => {
    const found = known.get(name);
    if (!found) throw new Error(`no function is called ${name}`);
    const { memoryMegabytes, platformLogs, environment } = found;
    const trigger = requests.has(name) ? 'http' : fed.has(name) ? 'queue' : 'other';
    return { memoryMegabytes, platformLogs, trigger, readsFirst: 'FIRST_READ' in environment };
  };
}
