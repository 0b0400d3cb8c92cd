import { liftPx } from '#web/src/ui/above-dialog-buttons.ts';

const across = { left: 12, right: 378 };
const beside = { left: 400, right: 700 };

describe('messages at the bottom of a window 844 pixels high', () => {
  it.each([
    ['stand there where no dialog is open', [], 80, 12],
    ['stand there where a dialog ends further up', [{ top: 500, bottom: 540, ...across }], 80, 12],
    [
      'stand above the buttons of a dialog that reaches the foot',
      [{ top: 790, bottom: 830, ...across }],
      80,
      66,
    ],
    [
      'stand above buttons in two rows',
      [
        { top: 700, bottom: 740, ...across },
        { top: 760, bottom: 830, ...across },
      ],
      160,
      156,
    ],
    ['stand there where buttons are scrolled out of sight', [{ top: 900, bottom: 940, ...across }], 80, 12],
    [
      'stand above a row that they would cover above another',
      [
        { top: 690, bottom: 730, ...across },
        { top: 790, bottom: 830, ...across },
      ],
      80,
      166,
    ],
    [
      'stay above the last row where the window has no room above the next',
      [
        { top: 60, bottom: 700, ...across },
        { top: 790, bottom: 830, ...across },
      ],
      80,
      66,
    ],
    ['stand there where buttons are beside them', [{ top: 790, bottom: 830, ...beside }], 80, 12],
    ['stand there where a row of buttons is not shown', [{ top: 0, bottom: 0, ...across }], 80, 12],
  ])('%s', (_what, rows, height, lift) => {
    expect(liftPx(rows, { height, ...across }, 844)).toBe(lift);
  });
});
