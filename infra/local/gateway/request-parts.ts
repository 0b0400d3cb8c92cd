import type { IncomingMessage } from 'node:http';

/** The path of a request, without its query. */
export const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0] ?? '/';

export function queryOf(request: IncomingMessage): string {
  const url = request.url ?? '';
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

/** Joins repeated values of a name with commas, as API Gateway does. */
export function joined(pairs: Iterable<readonly [string, string]>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of pairs) values[name] = name in values ? `${values[name]},${value}` : value;
  return values;
}

/** Every header by its lower-case name; cookies are passed separately. */
export function headersOf({ rawHeaders }: IncomingMessage): Record<string, string> {
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2)
    pairs.push([(rawHeaders[index] ?? '').toLowerCase(), rawHeaders[index + 1] ?? '']);
  return joined(pairs.filter(([name]) => name !== 'cookie'));
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A time in the format of web server logs: 02/Mar/2026:10:00:00 +0000. */
export function logTime(at: Date): string {
  const [date = '', time = ''] = at.toISOString().split('T');
  const [year, , day] = date.split('-');
  return `${day}/${months[at.getUTCMonth()]}/${year}:${time.slice(0, 8)} +0000`;
}
