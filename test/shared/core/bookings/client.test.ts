import { clientKey, readClient, type Client } from '#shared/core/bookings/client.ts';

const keyOf = (client: Client) => clientKey(readClient(client));

describe('the key of a client', () => {
  it('is the whole name, however it is written', () => {
    expect(keyOf({ name: 'Ruiz Peña, Ana' })).toBe(
      keyOf({ name: 'ana ruiz pena', email: 'x@relay.example' }),
    );
    expect(keyOf({ name: 'Ana Ruiz' })).not.toBe(keyOf({ name: 'Ana Paz' }));
  });

  it('is the address if the name is incomplete, and empty without either', () => {
    expect(keyOf({ name: 'Ana', email: 'Ana@Example.com' })).toBe('ana@example.com');
    expect(keyOf({ email: 'ana@example.com' })).toBe('ana@example.com');
    expect(keyOf({ name: 'Ana' })).toBeUndefined();
    expect(keyOf({ name: 'Walk-in' })).toBeUndefined();
    expect(keyOf({})).toBeUndefined();
  });
});
