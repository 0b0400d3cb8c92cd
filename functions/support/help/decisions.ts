import type { Article } from './article.ts';

/** Articles about the optimizer's recommendations. */
export const decisions: readonly Article[] = [
  {
    articleId: 'ai-decision',
    path: '/ai-decisions',
    title: {
      en: 'What an AI decision is',
      es: 'Qué es una decisión de IA',
      pt: 'O que é uma decisão de IA',
    },
    text: {
      en: 'An AI decision is a recommendation for one class: how many of its places each marketplace should offer, so that the class earns most. Cupo calculates it from your past bookings, what is booked so far and what each marketplace pays you. Nothing changes until you approve it, unless you switched on auto-execute. You find them under “AI Decisions”.',
      es: 'Una decisión de IA es una recomendación para una clase: cuántos lugares conviene ofrecer en cada plataforma para que la clase gane más. Cupo la calcula con tus reservas pasadas, lo reservado hasta ahora y lo que te paga cada plataforma. Nada cambia hasta que tú la apruebas, salvo que hayas activado la ejecución automática. Las encuentras en “Decisiones de IA”.',
      pt: 'Uma decisão de IA é uma recomendação para uma aula: quantas vagas cada plataforma deve oferecer para que a aula renda mais. O Cupo a calcula com suas reservas passadas, o que já está reservado e o que cada plataforma paga. Nada muda até você aprovar, a não ser que tenha ligado a execução automática. Elas ficam em “Decisões de IA”.',
    },
  },
  {
    articleId: 'review-decisions',
    path: '/ai-decisions',
    title: {
      en: 'Approving or rejecting recommendations',
      es: 'Aprobar o rechazar recomendaciones',
      pt: 'Aprovar ou rejeitar recomendações',
    },
    messages: [
      'Failed to load AI decisions',
      'Failed to approve decision',
      'Failed to reject decision',
      'Decision approved and queued for execution',
      'Decision rejected',
    ],
    text: {
      en: 'Under “AI Decisions” press “View Details” to see what is recommended for each marketplace and why. Then press “Approve & Execute” or “Reject”. A recommendation waits until changes for its class stop; a newer one for the same class replaces it. What you reject is not recommended again until the bookings, the capacity or the terms of the class change clearly. While automation is paused, nothing can be approved.',
      es: 'En “Decisiones de IA” presiona “Ver detalles” para ver qué se recomienda en cada plataforma y por qué. Después presiona “Aprobar y ejecutar” o “Rechazar”. Una recomendación espera hasta que su clase ya no admite cambios; una más nueva para la misma clase la reemplaza. Lo que rechaces no se vuelve a recomendar hasta que cambien claramente las reservas, el cupo o las condiciones de la clase. Con la automatización en pausa no se puede aprobar nada.',
      pt: 'Em “Decisões de IA” clique em “Ver detalhes” para ver o que é recomendado em cada plataforma e por quê. Depois clique em “Aprovar e executar” ou “Rejeitar”. Uma recomendação espera até a aula não aceitar mais mudanças; uma mais nova para a mesma aula a substitui. O que você rejeitar não volta a ser recomendado até que as reservas, a capacidade ou as condições da aula mudem claramente. Com a automação pausada, nada pode ser aprovado.',
    },
  },
  {
    articleId: 'run-optimizer',
    path: '/ai-decisions',
    title: {
      en: 'Running the optimizer',
      es: 'Ejecutar el optimizador',
      pt: 'Executar o otimizador',
    },
    messages: [
      'Failed to run AI optimizer',
      'Please connect at least one integration before running the AI optimizer',
      'No decisions found',
    ],
    text: {
      en: 'Press “Run AI Optimizer” under “AI Decisions”. It also runs every hour, and for a class when a booking comes in. It recommends a change only where more revenue is expected: no recommendation means that the places are best left as they are, or that there are too few past bookings yet. It needs at least one connected marketplace.',
      es: 'Presiona “Ejecutar optimizador con IA” en “Decisiones de IA”. También se ejecuta cada hora, y para una clase cuando llega una reserva. Solo recomienda un cambio si se espera ganar más: si no hay recomendaciones, los lugares están bien así o todavía hay muy pocas reservas pasadas. Necesitas al menos una plataforma conectada.',
      pt: 'Clique em “Executar otimizador com IA” em “Decisões de IA”. Ele também roda a cada hora, e para uma aula quando chega uma reserva. Só recomenda uma mudança quando se espera ganhar mais: sem recomendações, as vagas estão bem assim ou ainda há poucas reservas passadas. Precisa de pelo menos uma plataforma conectada.',
    },
  },
  {
    articleId: 'decision-confidence',
    path: '/ai-decisions',
    title: {
      en: 'What confidence means',
      es: 'Qué significa la confianza',
      pt: 'O que significa a confiança',
    },
    text: {
      en: 'Confidence is how likely a change earns at least as much as leaving the places alone, counted over thousands of simulated outcomes of the class. 80% and more is high, 60% and more medium. It is checked against what really happened.',
      es: 'La confianza es qué tan probable es que el cambio gane al menos lo mismo que no tocar los lugares, contada sobre miles de resultados simulados de la clase. 80% o más es alta, 60% o más media. Se compara con lo que pasó en realidad.',
      pt: 'A confiança é a probabilidade de a mudança render pelo menos o mesmo que não mexer nas vagas, contada em milhares de resultados simulados da aula. 80% ou mais é alta, 60% ou mais média. Ela é comparada com o que aconteceu de verdade.',
    },
  },
  {
    articleId: 'decision-explanation',
    path: '/ai-decisions',
    title: {
      en: 'Why a change was recommended',
      es: 'Por qué se recomendó un cambio',
      pt: 'Por que uma mudança foi recomendada',
    },
    text: {
      en: '“View Details” of a decision shows its numbers: bookings so far compared with those expected by now, how likely direct customers fill the place, what the next place earns on each marketplace, and what would change the decision. Places go where they are expected to earn most.',
      es: '“Ver detalles” de una decisión muestra sus números: las reservas hasta ahora contra las esperadas, qué tan probable es que clientes directos llenen el lugar, cuánto gana el siguiente lugar en cada plataforma y qué cambiaría la decisión. Los lugares van a donde se espera que ganen más.',
      pt: '“Ver detalhes” de uma decisão mostra os números: as reservas até agora comparadas com as esperadas, a chance de clientes diretos ocuparem a vaga, quanto a próxima vaga rende em cada plataforma e o que mudaria a decisão. As vagas vão para onde devem render mais.',
    },
  },
  {
    articleId: 'undo-decision',
    path: '/ai-decisions',
    title: {
      en: 'Undoing an executed decision',
      es: 'Deshacer una decisión ejecutada',
      pt: 'Desfazer uma decisão executada',
    },
    messages: ['Failed to undo decision', 'Decision undone'],
    text: {
      en: 'Under “AI Decisions”, tab “Executed”, open the decision with “View Details” and press “Undo”. The places before it are sent to the marketplaces again, and automation then leaves the class alone. It can’t be undone once the class has begun or the places were changed since.',
      es: 'En “Decisiones de IA”, pestaña “Ejecutada”, abre la decisión con “Ver detalles” y presiona “Deshacer”. Los lugares de antes se envían otra vez a las plataformas y después la automatización no toca la clase. No se puede deshacer si la clase ya empezó o si los lugares cambiaron desde entonces.',
      pt: 'Em “Decisões de IA”, aba “Executada”, abra a decisão com “Ver detalhes” e clique em “Desfazer”. As vagas de antes são enviadas de novo às plataformas, e depois a automação não mexe na aula. Não dá para desfazer se a aula já começou ou se as vagas mudaram desde então.',
    },
  },
  {
    articleId: 'held-out-classes',
    path: '/ai-decisions',
    title: {
      en: 'Classes that automation leaves alone',
      es: 'Clases que la automatización no toca',
      pt: 'Aulas que a automação não muda',
    },
    text: {
      en: 'Automation leaves a class alone when it belongs to the tenth that is kept untouched for measuring, when you set or undid its places or rejected the same change, when it is too close to its start, or when its marketplace isn’t connected. Switch “Measure the gain” off in “Settings” to keep no class untouched.',
      es: 'La automatización no toca una clase cuando está en la décima parte que se deja intacta para medir, cuando tú fijaste o deshiciste sus lugares o rechazaste el mismo cambio, cuando falta muy poco para que empiece o cuando su plataforma no está conectada. Apaga “Medir la ganancia” en “Configuración” para no dejar clases intactas.',
      pt: 'A automação não mexe em uma aula quando ela está no décimo deixado intacto para medir, quando você definiu ou desfez as vagas dela ou rejeitou a mesma mudança, quando falta muito pouco para começar ou quando a plataforma não está conectada. Desligue “Medir o ganho” em “Configurações” para não deixar aulas intactas.',
    },
  },
];
