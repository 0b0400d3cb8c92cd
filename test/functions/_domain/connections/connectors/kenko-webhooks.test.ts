import { createHmac } from 'node:crypto';
import {
  isKenkoSignature,
  readKenkoDelivery,
} from '#functions/_domain/connections/connectors/kenko-webhooks.ts';

const secret = 'shared-with-kenko';
const body = Buffer.from('{"event":"booking.confirmed","name":"Ñandú"}');
const digest = createHmac('sha256', secret).update(body).digest('hex');

test.each([
  ['as documented', `sha256=${digest}`, true],
  ['in capitals', `sha256=${digest.toUpperCase()}`, true],
  ['without its prefix', digest, false],
  ['cut short', `sha256=${digest.slice(0, 62)}`, false],
  ['with more after it', `sha256=${digest}00`, false],
  ['of no hexadecimal', `sha256=${'z'.repeat(64)}`, false],
  ['by SHA-1', `sha1=${createHmac('sha1', secret).update(body).digest('hex')}`, false],
  ['by another secret', `sha256=${createHmac('sha256', 'other').update(body).digest('hex')}`, false],
  ['empty', '', false],
  ['missing', undefined, false],
])('a signature %s', (_name, header, good) => {
  expect(isKenkoSignature(header, body, secret)).toBe(good);
});

test('rejects webhooks without a secret or without a signature', () => {
  const empty = createHmac('sha256', '').update(body).digest('hex');
  expect(isKenkoSignature(`sha256=${empty}`, body, '')).toBe(false);
});

test('verifies the signature over the raw bytes, not over their meaning', () => {
  const again = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1));
  expect(isKenkoSignature(`sha256=${digest}`, again, secret)).toBe(false);
});

const read = (value: unknown, header?: string) =>
  readKenkoDelivery(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)), header);
const envelope = {
  id: 'd-1',
  event: 'booking.confirmed',
  created_at: '2026-10-12T12:00:00-06:00',
  data: { connection_id: 'center-1', booking: { id: 5, status: 1, schedule_id: 'c-1' } },
};

test('reads a delivery with its booking and its class', () => {
  expect(read(envelope)).toEqual({
    id: 'd-1',
    event: 'booking.confirmed',
    connectionId: 'center-1',
    createdAt: '2026-10-12T18:00:00.000Z',
    classId: 'c-1',
    booking: { id: '5', classId: 'c-1', status: 'booked' },
  });
});

test('accepts a booking directly as the data, with the connection beside it', () => {
  const { data, ...rest } = envelope;
  expect(read({ ...rest, connection_id: 'center-1', data: data.booking })).toMatchObject({
    connectionId: 'center-1',
    classId: 'c-1',
    booking: { id: '5' },
  });
});

test('handles a class alone, an unknown event, and an invalid booking', () => {
  const deliveryOf = (event: string, data: object) =>
    read({ id: 'd', event, data: { connection_id: 'c', ...data } });
  expect(deliveryOf('class.schedule.changed', { schedule: { id: 77 } })).toEqual({
    id: 'd',
    event: 'class.schedule.changed',
    connectionId: 'c',
    classId: '77',
  });
  expect(deliveryOf('center.moved', {})).toEqual({ id: 'd', event: 'center.moved', connectionId: 'c' });
  expect(deliveryOf('booking.updated', { schedule_id: 'x', booking: { id: 1, status: 99 } })).toEqual({
    id: 'd',
    event: 'booking.updated',
    connectionId: 'c',
    classId: 'x',
  });
});

test('the header names the event only where the body does not; without an id the body is its own', () => {
  const { event: _event, id: _id, ...rest } = envelope;
  const bare = read(rest, 'booking.cancelled');
  expect(bare?.event).toBe('booking.cancelled');
  expect(bare?.id).toMatch(/^[\da-f]{64}$/);
  expect(read(rest, 'booking.cancelled')?.id).toBe(bare?.id);
  expect(read(envelope, 'booking.cancelled')?.event).toBe('booking.confirmed');
});

test.each([
  ['no JSON', 'nothing'],
  ['a list', []],
  ['nothing', ''],
  ['no event', { data: { connection_id: 'c' } }],
  ['no connection', { event: 'booking.confirmed', data: {} }],
  ['data that is a text', { event: 'booking.confirmed', connection_id: 'c', data: 'all' }],
])('%s is no delivery', (_name, value) => {
  expect(read(value)).toBeUndefined();
});
