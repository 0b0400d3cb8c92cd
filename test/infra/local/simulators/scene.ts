import type { ClassInput } from '#infra/local/simulators/_shared/class.ts';

export const now = () => new Date('2026-10-12T18:00:00.000Z');

export const aClass: ClassInput = {
  reference: 'spin-0700',
  name: 'Spinning',
  localDate: '2026-10-14',
  localTime: '07:00',
  timezone: 'America/Mexico_City',
  startsAt: '2026-10-14T13:00:00.000Z',
  room: 'Sala 1',
  durationMinutes: 50,
  instructor: 'Ana',
  slots: 6,
  booked: 2,
};

export interface Sent {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
}

export async function send(
  url: string,
  method = 'GET',
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Sent> {
  const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  const answer = await fetch(url, { method, headers, redirect: 'manual', ...sent });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
