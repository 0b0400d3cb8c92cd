import { connectedMessage } from '#web/src/features/integrations/connected-message.ts';

it.each([
  [0, 'Successfully connected to Wellhub'],
  [1, 'Wellhub is connected again. 1 change that failed is being sent.'],
  [6, 'Wellhub is connected again. 6 changes that failed are being sent.'],
])('with %p changes that failed before says %p', (sendingAgain, message) => {
  expect(connectedMessage('Wellhub', sendingAgain)).toBe(message);
});
