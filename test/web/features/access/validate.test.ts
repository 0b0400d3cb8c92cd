import { firstRefusal } from '#web/src/features/access/validate.ts';

describe('firstRefusal', () => {
  it.each(['', 'owner', 'owner@studio', '@studio.mx', 'a b@studio.mx'])(
    'refuses the address %p first',
    (email) => {
      expect(firstRefusal({ email, password: '' })).toEqual({
        field: 'email',
        message: 'Invalid email address',
      });
    },
  );

  it('requires at least six characters in a password', () => {
    const email = 'owner@studio.mx';
    expect(firstRefusal({ email, password: '12345' })).toEqual({
      field: 'password',
      message: 'Password must be at least 6 characters',
    });
    expect(firstRefusal({ email, password: '123456' })).toBeNull();
  });

  it('ignores spaces around the e-mail address', () => {
    expect(firstRefusal({ email: ' owner@studio.mx ', password: '123456' })).toBeNull();
  });
});
