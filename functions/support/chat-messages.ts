import type { Said } from './help/article.ts';

/** The answer when no article fits and the question was passed to the team. */
export const unknownQuestion: Said = {
  en: 'I don’t know the answer to that. I’ve opened a support ticket with your question: our team will respond soon, and you’ll see the answer under “My Tickets”.',
  es: 'No sé la respuesta a eso. Abrí un ticket de soporte con tu pregunta: nuestro equipo te responderá pronto y verás la respuesta en “Mis tickets”.',
  pt: 'Não sei responder a isso. Abri um chamado de suporte com a sua pergunta: nossa equipe vai responder em breve, e você verá a resposta em “Meus chamados”.',
};

/** The answer when no article fits and too many tickets are already waiting. */
export const unknownFull: Said = {
  en: 'I don’t know the answer to that. You already have as many open tickets as we can take; our team will answer them soon.',
  es: 'No sé la respuesta a eso. Ya tienes abiertos todos los tickets que podemos recibir; nuestro equipo los responderá pronto.',
  pt: 'Não sei responder a isso. Você já tem abertos todos os chamados que podemos receber; nossa equipe vai respondê-los em breve.',
};

/** The reply to a greeting. */
export const greeting: Said = {
  en: 'What would you like to know about Cupo? Ask me in a few words, for example: How do I upload my schedule?',
  es: '¿Qué te gustaría saber de Cupo? Pregúntame en pocas palabras, por ejemplo: ¿Cómo subo mi horario?',
  pt: 'O que você gostaria de saber sobre o Cupo? Pergunte em poucas palavras, por exemplo: Como envio minha grade?',
};
