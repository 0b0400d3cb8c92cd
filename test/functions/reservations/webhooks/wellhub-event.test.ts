import * as z from 'zod';
import * as fc from 'fast-check';
import { signatureOf } from '#infra/local/simulators/wellhub/index.ts';
import { isSignedByWellhub, readWellhubEvent } from '#functions/reservations/webhooks/wellhub-event.ts';

const body = '{"event_type":"booking-requested"}';
const bytes = Buffer.from(body);
// printf '{"event_type":"booking-requested"}' | openssl dgst -sha1 -hmac hush
const signed = 'EDEC5A51862B3A91F70F29D69AAEB769F863B5D3';

const requested = {
  event_type: 'booking-requested',
  event_data: {
    user: { unique_token: '1000000000001', name: 'Luz Prado', email: 'luz@example.com' },
    slot: { id: 987, gym_id: 77, class_id: 12, booking_number: 'BK_VLZNUIJ' },
    timestamp: 1_760_446_800_000,
    event_id: '6f0c2a4e-0000-4000-8000-000000000001',
  },
};

describe('a signature from Wellhub', () => {
  it.each([
    ['in upper case', signed],
    ['in lower case', signed.toLowerCase()],
    ['after 0X', `0X${signed}`],
    ['after 0x, in lower case', `0x${signed.toLowerCase()}`],
  ])('is known %s', (_, signature) => {
    expect(isSignedByWellhub(bytes, signature, 'hush')).toBe(true);
  });

  it.each([
    ['of another secret', signatureOf(body, 'hush!')],
    ['of another body', signatureOf(`${body} `, 'hush')],
    ['that is missing', ''],
    ['that is cut short', signed.slice(0, -2)],
    ['that goes on', `${signed}00`],
    ['in another alphabet', Buffer.from(signed, 'hex').toString('base64')],
  ])('%s is refused', (_, signature) => {
    expect(isSignedByWellhub(bytes, signature, 'hush')).toBe(false);
  });

  it('is valid only for the bytes that were signed', () => {
    const texts = fc.uint8Array({ minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(texts, fc.nat(), fc.integer({ min: 1, max: 255 }), (given, at, by) => {
        const original = Buffer.from(given);
        const signature = signatureOf(original.toString('latin1'), 'hush');
        const same = Buffer.from(original.toString('latin1'));
        expect(isSignedByWellhub(same, signature, 'hush')).toBe(true);
        const other = Buffer.from(same);
        other[at % other.length] = (other[at % other.length]! + by) % 256;
        expect(isSignedByWellhub(other, signature, 'hush')).toBe(false);
      }),
    );
  });
});

/** The times when the events arrived. */
const now = new Date('2025-10-14T13:00:01Z');

describe('an event from Wellhub', () => {
  it('with a request for a place states the class and the deadline', () => {
    expect(readWellhubEvent(requested, now)).toEqual({
      eventId: '6f0c2a4e-0000-4000-8000-000000000001',
      event: 'requested',
      reference: 'BK_VLZNUIJ',
      listingId: '12/987',
      at: '2025-10-14T13:00:00.000Z',
      answerBy: '2025-10-14T13:15:00.000Z',
      customerName: 'Luz Prado',
      customerEmail: 'luz@example.com',
    });
  });

  it.each(['booking-canceled', 'booking-late-canceled'])('%s frees a place', (event_type) => {
    expect(readWellhubEvent({ ...requested, event_type }, now)).toMatchObject({ event: 'cancelled' });
  });

  it('may use milliseconds or seconds', () => {
    const event_data = { ...requested.event_data, timestamp: 1_760_446_800 };
    expect(readWellhubEvent({ ...requested, event_data }, now)).toMatchObject({
      at: '2025-10-14T13:00:00.000Z',
    });
  });

  it('needs no name', () => {
    const event_data = { ...requested.event_data, user: { unique_token: '1', name: '', email: null } };
    const reported = readWellhubEvent({ ...requested, event_data }, now);
    expect(reported).toMatchObject({ reference: 'BK_VLZNUIJ' });
    expect(reported).not.toHaveProperty('customerName');
  });

  it.each([
    'checkin',
    'checkin-booking-occurred',
    'something-new',
    'toString',
    'constructor',
    'hasOwnProperty',
    '__proto__',
  ])('%s is of no booking', (event_type) => {
    expect(readWellhubEvent({ event_type, event_data: {} }, now)).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['no type', {}],
    ['no slot', { ...requested, event_data: { ...requested.event_data, slot: undefined } }],
    ['no event id', { ...requested, event_data: { ...requested.event_data, event_id: undefined } }],
    ['a time before 1970', { ...requested, event_data: { ...requested.event_data, timestamp: -1 } }],
  ])('with %s is not understood', (_, given) => {
    expect(() => readWellhubEvent(given, now)).toThrow(z.ZodError);
  });

  it.each([
    ['two days from now', 1_760_446_800 + 2 * 24 * 3600, 'an impossible time'],
    ['a year that nobody means', 253_402_214_400_000, 'an impossible time'],
    ['an instant that no calendar has', 1e17, 'Invalid time value'],
  ])('that happened in %s is refused', (_, timestamp, message) => {
    const event_data = { ...requested.event_data, timestamp };
    expect(() => readWellhubEvent({ ...requested, event_data }, now)).toThrow(message);
  });

  it.each(['BK\u0000', '\u202eBK', 'BK\u2066'])('about a booking called %j is refused', (booking_number) => {
    const { slot } = requested.event_data;
    const event_data = { ...requested.event_data, slot: { ...slot, booking_number } };
    expect(() => readWellhubEvent({ ...requested, event_data }, now)).toThrow(z.ZodError);
  });

  it('ignores a name that changes the text direction', () => {
    const event_data = { ...requested.event_data, user: { name: '\u202eLuz', email: null } };
    expect(readWellhubEvent({ ...requested, event_data }, now)).not.toHaveProperty('customerName');
  });
});
