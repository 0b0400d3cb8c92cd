import { answerIn } from '#web/src/features/reservations/gmail-popup.ts';

const ours = 'https://cupo.test';
const popup = { name: 'the window' } as unknown as Window;
const data = { type: 'gmail-connection', ok: true, message: 'Connected' };
const message = { origin: ours, source: popup, data };

describe('the message from the Google sign-in window', () => {
  it('is accepted from our own origin and that window', () => {
    expect(answerIn(message, popup, ours)).toEqual({ kind: 'answered', ok: true, message: 'Connected' });
  });

  it.each([
    ['another origin', { ...message, origin: 'https://evil.test' }],
    ['an origin that only begins like ours', { ...message, origin: `${ours}.evil.test` }],
    ['an opaque origin', { ...message, origin: 'null' }],
    ['another window', { ...message, source: { name: 'another' } as unknown as Window }],
    ['no window', { ...message, source: null }],
    ['another type', { ...message, data: { ...data, type: 'webpackOk' } }],
    ['more than was agreed', { ...message, data: { ...data, token: 'x' } }],
    ['text', { ...message, data: JSON.stringify(data) }],
    ['nothing', { ...message, data: null }],
  ])('is not accepted from %s', (_, other) => {
    expect(answerIn(other, popup, ours)).toBeNull();
  });
});
