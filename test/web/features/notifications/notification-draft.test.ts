import { startingNotificationSettings as saved } from '#shared/contracts/notifications/notification-settings.ts';
import { changedChoices } from '#web/src/features/notifications/notification-draft.ts';

describe('edited notification settings', () => {
  it.each([
    ['nothing', {}, {}],
    ['the hours', { quiet: null, morningHour: 9 }, { quiet: null, morningHour: 9 }],
    [
      'one way of one kind',
      { kinds: { ...saved.kinds, week: { email: false, browser: true } } },
      { kinds: { week: { email: false } } },
    ],
  ])('are saved where they were edited: %s', (_, edited, sent) => {
    expect(changedChoices(saved, { ...saved, ...edited })).toEqual(sent);
  });
});
