import { defaultAppearance, isDark, parseAppearance } from '#web/src/app/appearance-choice.ts';

describe('parseAppearance', () => {
  it('reads the stored appearance', () => {
    expect(parseAppearance('{"mode":"dark","density":"compact"}')).toEqual({
      mode: 'dark',
      density: 'compact',
    });
  });

  it.each([null, '', '{', '{"mode":"pink","density":3}', '[]', '7'])('reads %p as the default', (stored) => {
    expect(parseAppearance(stored)).toEqual(defaultAppearance);
  });
});

describe('isDark', () => {
  it.each([
    ['dark', false, true],
    ['light', true, false],
    ['system', true, true],
    ['system', false, false],
  ] as const)('%s on a device where dark is %p: %p', (mode, systemIsDark, dark) => {
    expect(isDark({ mode, density: 'comfortable' }, systemIsDark)).toBe(dark);
  });
});
