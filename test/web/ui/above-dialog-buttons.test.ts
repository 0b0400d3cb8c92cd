import { liftPx } from '#web/src/ui/above-dialog-buttons.ts';

describe('messages at the foot of a window of 844 pixels', () => {
  it.each([
    ['stand there where no dialog is open', [], 80, 12],
    ['stand there where a dialog ends further up', [{ top: 500, bottom: 540 }], 80, 12],
    ['stand above the buttons of a dialog that reaches the foot', [{ top: 790, bottom: 830 }], 80, 66],
    [
      'stand above buttons in two rows',
      [
        { top: 700, bottom: 740 },
        { top: 760, bottom: 830 },
      ],
      160,
      156,
    ],
    ['stand there where buttons are scrolled out of sight', [{ top: 900, bottom: 940 }], 80, 12],
    ['stand there where a row of buttons is not shown', [{ top: 0, bottom: 0 }], 80, 12],
  ])('%s', (_what, buttons, messagesPx, lift) => {
    expect(liftPx(buttons, messagesPx, 844)).toBe(lift);
  });
});
