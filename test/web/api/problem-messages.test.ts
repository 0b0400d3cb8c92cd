import * as portuguese from '#web/messages/pt/problem-sentences.ts';
import * as spanish from '#web/messages/es/problem-sentences.ts';
import { parsedIn, sentenceIn } from '#web/src/api/problem-messages.ts';

const sentences: Readonly<Record<string, string>> = {
  'The file is empty.': 'El archivo está vacío.',
  'Row {} has more than {} columns, which is the maximum.': 'La fila {1} tiene más de {2} columnas.',
  '{} is already connected. Disconnect it first.': '{1} ya está conectado.',
};

describe('translated API messages', () => {
  it.each([
    ['The file is empty.', 'El archivo está vacío.'],
    [
      'Row 1,017 has more than 500 columns, which is the maximum.',
      'La fila 1,017 tiene más de 500 columnas.',
    ],
    ['Kenko (V2.0) is already connected. Disconnect it first.', 'Kenko (V2.0) ya está conectado.'],
    ['The file is empty', undefined],
    ['Something else.', undefined],
  ])('%s', (detail, said) => {
    expect(sentenceIn({ sentences, slotPhrases: spanish.slotPhrases }, detail)).toBe(said);
  });
});

describe('server messages about a class or a change', () => {
  it.each([
    [
      'Wellhub has already sold 5 places; before the change it had 4.',
      'Wellhub ya vendió 5 lugares; antes del cambio tenía 4.',
      'Wellhub já vendeu 5 vagas; antes da mudança tinha 4.',
    ],
    [
      '1 place is booked by now; before the change the capacity was 0.',
      'Ya hay 1 lugar con reserva; antes del cambio el cupo era de 0.',
      'Já há 1 vaga com reserva; antes da mudança a capacidade era 0.',
    ],
    [
      '5 places would be open, but only 3 are free now.',
      'Quedarían abiertos 5 lugares, y libres solo hay 3.',
      'Ficariam abertas 5 vagas, e só há 3 livres.',
    ],
    [
      "First wait until fewer places are set at Wellhub and Fitpass, or one could be sold twice. Then set places of Yoga on 2026-11-23 at 18:00 to 4 in ClassPass's dashboard, and confirm.",
      'Primero espera a que haya menos lugares en Wellhub y Fitpass, o alguno se podría vender dos veces. Luego pon 4 lugares para Yoga el 2026-11-23 a las 18:00 en el panel de ClassPass y confirma.',
      'Primeiro espere haver menos vagas em Wellhub e Fitpass, ou alguma pode ser vendida duas vezes. Depois coloque 4 vagas para Yoga em 2026-11-23 às 18:00 no painel de ClassPass e confirme.',
    ],
    [
      'Fitpass lists 2 classes with this name at this time, and the room does not distinguish them.',
      'Fitpass tiene 2 clases con este nombre a esta hora, y la sala no permite distinguirlas.',
      'Fitpass tem 2 aulas com este nome neste horário, e a sala não permite distinguir.',
    ],
    [
      'You have reached the hourly limit for simulations. Please try again in 1 minute.',
      'Llegaste al límite por hora de simulaciones. Inténtalo de nuevo en 1 minuto.',
      'Você chegou ao limite de simulações por hora. Tente de novo em 1 minuto.',
    ],
    [
      'This SVG runs a script (onload). Save it again as a plain SVG, without scripts and links.',
      'Este SVG ejecuta un script (onload). Guárdalo de nuevo como SVG simple, sin scripts ni enlaces.',
      'Este SVG executa um script (onload). Salve de novo como SVG simples, sem scripts nem links.',
    ],
    [
      'It shows 3 places after 4 were set.',
      'Muestra 3 lugares después de que se pusieron 4.',
      'Mostra 3 vagas depois de colocarmos 4.',
    ],
  ])('%s', (sentence, inSpanish, inPortuguese) => {
    expect(sentenceIn(spanish, sentence)).toBe(inSpanish);
    expect(sentenceIn(portuguese, sentence)).toBe(inPortuguese);
  });
});

describe('a response with sentences of the server', () => {
  const response = {
    runs: [
      {
        problem: 'Something went wrong on our side. Please simulate again.',
        message: 'The class has begun.',
      },
      { problem: null },
    ],
    import: {
      problem:
        'Something went wrong on our side. Rows imported so far: 1,016 of 7,000. Import the file again to add the rest.',
      reason: 'The marketplace wrote this.',
    },
  };

  it('is read in the own language, except for what others wrote', () => {
    expect(parsedIn(spanish, JSON.stringify(response))).toEqual({
      runs: [
        { problem: 'Algo falló de nuestro lado. Simula de nuevo.', message: 'The class has begun.' },
        { problem: null },
      ],
      import: {
        problem:
          'Algo falló de nuestro lado. Filas importadas hasta ahora: 1,016 de 7,000. Importa el archivo de nuevo para agregar las demás.',
        reason: 'The marketplace wrote this.',
      },
    });
  });
});
