import type { Notice } from '#shared/core/notifications/notice.ts';
import { messageContent } from '#shared/core/notifications/message-content.ts';
import { messagesOf } from '#shared/core/notifications/messages-of.ts';

const morning = (differs: Partial<Extract<Notice, { what: 'morning' }>> = {}): Notice => ({
  what: 'morning',
  decisions: 7,
  worthMinor: 123_450,
  currency: 'BRL',
  firstClassAt: '2026-11-24T21:00:00.000Z',
  localDate: '2026-11-24',
  troubled: [{ name: 'Wellhub', trouble: 'sign-in-refused' }],
  failedChanges: 1,
  mailsToReview: 2,
  isMailboxBroken: true,
  executed: 3,
  ...differs,
});

const said = (language: 'en' | 'es' | 'pt', ...notices: Notice[]) =>
  messageContent(notices, 'Alameda', { messages: messagesOf[language], timezone: 'America/Sao_Paulo' })!;

describe('a message in three languages', () => {
  it('has the same content, with the words and amount formats of each language', () => {
    expect(said('es', morning()).items.map(({ text }) => text)).toEqual([
      '7 recomendaciones esperan tu respuesta: valen cerca de +R$1,235',
      'Wellhub rechaza la contraseña que pusiste',
      '1 cambio no llegó a su marketplace',
      '2 reservas de correo necesitan tu revisión',
      'Cupo ya no puede leer tu Gmail',
      'Ayer se ejecutaron 3 cambios',
    ]);
    expect(said('pt', morning()).items.map(({ text }) => text)).toEqual([
      '7 recomendações esperam sua resposta: valem cerca de +R$\u00a01.235',
      'Wellhub recusa a senha que você informou',
      '1 mudança não chegou ao marketplace',
      '2 reservas de e-mail precisam da sua revisão',
      'O Cupo não consegue mais ler seu Gmail',
      '3 mudanças foram executadas ontem',
    ]);
  });

  it('uses the day names and greetings of each language', () => {
    const tomorrow = morning({ localDate: '2026-11-23', decisions: 1 });
    expect(said('es', tomorrow)).toMatchObject({
      language: 'es-MX',
      title: 'Buenos días, Alameda',
      items: expect.arrayContaining([
        expect.objectContaining({ detail: 'La primera de sus clases es el martes a las 18:00.' }),
      ]),
    });
    expect(said('pt', tomorrow)).toMatchObject({
      language: 'pt-BR',
      title: 'Bom dia, Alameda',
      items: expect.arrayContaining([
        expect.objectContaining({ detail: 'A primeira das aulas é terça-feira às 18:00.' }),
      ]),
    });
  });

  it.each(['en', 'es', 'pt'] as const)('leads to the same screens in %s', (language) => {
    const paths = (spoken: 'en' | typeof language) => said(spoken, morning()).items.map(({ path }) => path);
    expect(paths(language)).toEqual(paths('en'));
    expect(paths('en')).toHaveLength(6);
  });
});
