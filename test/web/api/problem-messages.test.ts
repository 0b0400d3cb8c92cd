import { sentenceIn } from '#web/src/api/problem-messages.ts';

const sentences = {
  'The file is empty.': 'El archivo está vacío.',
  'Row {} has more than {} columns, the most a file may have.': 'La fila {1} tiene más de {2} columnas.',
  '{} is connected already. Disconnect it first.': '{1} ya está conectado.',
};

describe('what the API says, in another language', () => {
  it.each([
    ['The file is empty.', 'El archivo está vacío.'],
    [
      'Row 1,017 has more than 500 columns, the most a file may have.',
      'La fila 1,017 tiene más de 500 columnas.',
    ],
    ['Kenko (V2.0) is connected already. Disconnect it first.', 'Kenko (V2.0) ya está conectado.'],
    ['The file is empty', undefined],
    ['Something else.', undefined],
  ])('%s', (detail, said) => {
    expect(sentenceIn(sentences, detail)).toBe(said);
  });
});
