import { matchingOptions } from '#web/src/ui/matching-options.ts';

const mexicoCity = { value: 'America/Mexico_City', label: 'America/Mexico City' };
const saoPaulo = { value: 'America/Sao_Paulo', label: 'América/São Paulo' };
const peso = { value: 'MXN', label: 'MXN ($)', description: 'peso mexicano' };
const options = [mexicoCity, saoPaulo, peso];

describe('the options of a select box with a search field', () => {
  it.each([
    ['', options],
    ['  ', options],
    ['méxico', [mexicoCity]],
    ['MEXICO_CITY', [mexicoCity]],
    ['sao paulo', [saoPaulo]],
    ['São P', [saoPaulo]],
    ['america/', [mexicoCity, saoPaulo]],
    ['méxic', [mexicoCity, peso]],
    ['nowhere', []],
  ])('are found by “%s” whatever their accents and case', (typed, expected) => {
    expect(matchingOptions(options, typed)).toEqual(expected);
  });

  it('are also found by their tags', () => {
    const tagged = { value: 'x', label: 'X', labelTag: 'León', tags: ['uno'], filteringTags: ['Açaí'] };
    for (const typed of ['leon', 'UNO', 'acai']) expect(matchingOptions([tagged], typed)).toEqual([tagged]);
  });
});
