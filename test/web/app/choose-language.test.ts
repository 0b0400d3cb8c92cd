import { languageToShow } from '#web/src/app/choose-language.ts';

const nobody = { cookies: 'theme=dark', followed: null, person: undefined, studio: null } as const;

describe('the language of the app', () => {
  it.each([
    ['the browser’s own where nobody chose one', nobody, null],
    ['the studio’s, where its owner chose one', { ...nobody, studio: 'pt' }, 'pt'],
    ['the person’s before the studio’s', { ...nobody, person: 'es', studio: 'pt' }, 'es'],
    [
      'what was chosen in this browser before all others',
      { ...nobody, cookies: 'theme=dark; language=en', person: 'es', studio: 'pt' },
      'en',
    ],
    [
      'the studio’s new one, where this browser only followed its old one',
      { ...nobody, cookies: 'language=es', followed: 'es', studio: 'pt' },
      'pt',
    ],
    ['no language that is not ours', { ...nobody, cookies: 'language=xx', studio: 'pt' }, 'pt'],
  ] as const)('is %s', (_, choices, expected) => {
    expect(languageToShow(choices)).toBe(expected);
  });
});
