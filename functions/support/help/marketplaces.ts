import type { Article } from './article.ts';

/** Articles about marketplaces' terms, and about whether marketplaces show the right numbers. */
export const marketplaceArticles: readonly Article[] = [
  {
    articleId: 'marketplace-guidelines',
    path: '/integrations',
    title: {
      en: 'Guidelines and limits for a marketplace',
      es: 'Directrices y límites para una plataforma',
      pt: 'Diretrizes e limites para uma plataforma',
    },
    text: {
      en: 'On the marketplace’s card press “Pricing and guidelines”. There you set how many hours before a class changes stop, below which occupancy its places are never closed, above which no places are added, and its priority. How many places one decision may move is “Max slot adjustment” in “Settings”.',
      es: 'En la tarjeta de la plataforma presiona “Precios y lineamientos”. Ahí fijas cuántas horas antes de la clase dejan de hacerse cambios, bajo qué ocupación nunca se cierran sus lugares, sobre cuál ya no se agregan y su prioridad. Cuántos lugares puede mover una decisión se pone en “Ajuste máximo de lugares”, en “Configuración”.',
      pt: 'No cartão da plataforma clique em “Preços e diretrizes”. Lá você define quantas horas antes da aula as mudanças param, abaixo de qual ocupação as vagas nunca são fechadas, acima de qual nenhuma é acrescentada, e a prioridade. Quantas vagas uma decisão pode mover fica em “Ajuste máximo de vagas”, em “Configurações”.',
    },
  },
  {
    articleId: 'marketplace-pay',
    path: '/integrations',
    title: {
      en: 'What a marketplace pays you',
      es: 'Lo que te paga una plataforma',
      pt: 'Quanto uma plataforma paga',
    },
    messages: ['Please enter the revenue per booking', 'Revenue per booking cannot be negative'],
    text: {
      en: 'On the marketplace’s card under “Integrations” press “Pricing and guidelines”. “Revenue per booking” is what you are paid for a visit, “Paid for no-shows” the share you still receive for a no-show. Recommendations compare it with a direct booking, so keep it true to your contract.',
      es: 'En la tarjeta de la plataforma, en “Integraciones”, presiona “Precios y lineamientos”. “Ingreso por reserva” es lo que te pagan por visita y “Pago por inasistencias” la parte que recibes aunque la persona no llegue. Las recomendaciones lo comparan con una reserva directa, así que mantenlo igual a tu contrato.',
      pt: 'No cartão da plataforma, em “Integrações”, clique em “Preços e diretrizes”. “Receita por reserva” é quanto pagam por visita e “Pago por faltas” a parte que você recebe mesmo quando a pessoa falta. As recomendações comparam isso com uma reserva direta, então mantenha igual ao seu contrato.',
    },
  },
  {
    articleId: 'class-matching',
    path: '/integrations',
    title: {
      en: 'Linking your classes to those on a marketplace',
      es: 'Vincular tus clases con las de una plataforma',
      pt: 'Vincular suas aulas às de uma plataforma',
    },
    text: {
      en: 'Classes are matched by name, time and room. If one was not found because it has another name / class name is different on totalpass / class name other there, nothing is sent for it. On Wellhub and TotalPass press “More”, “Linked classes” on the card under “Integrations” and choose the class yourself: your choice is remembered. On Fitpass give the class the same name as in its portal.',
      es: 'Las clases se emparejan por nombre, hora y salón. Si una no se encontró porque allá tiene otro nombre, no se envía nada para ella. En Wellhub y TotalPass presiona “Más”, “Clases vinculadas” en la tarjeta, en “Integraciones”, y elige tú la clase: se recuerda tu elección. En Fitpass, usa el mismo nombre que en su portal.',
      pt: 'As aulas são associadas por nome, horário e sala. Se uma não foi encontrada porque lá tem outro nome, nada é enviado para ela. No Wellhub e no TotalPass clique em “Mais”, “Aulas vinculadas” no cartão, em “Integrações”, e escolha a aula: sua escolha é lembrada. No Fitpass, use o mesmo nome que está no portal.',
    },
  },
  {
    articleId: 'not-on-marketplace',
    path: '/logs',
    title: {
      en: 'A marketplace shows other numbers than Cupo',
      es: 'Una plataforma muestra otros números',
      pt: 'Uma plataforma mostra outros números',
    },
    messages: [
      'Partial Success',
      'is not on its marketplace',
      'Failed to update slot allocations',
      'marketplace sync failed and will retry automatically',
    ],
    text: {
      en: 'A change is sent, read back, and sent again until the marketplace shows it, which can take a few minutes. “Logs” says at the top which changes are not there yet and why, with “Send again”. If the reason is the password or key, press “More”, “Reconnect” under “Integrations”. If the class has ended or was cancelled there, you need to do nothing.',
      es: 'Un cambio se envía, se verifica y se vuelve a enviar hasta que la plataforma lo muestra; puede tardar unos minutos. “Registros” dice arriba qué cambios aún no están allá y por qué, con “Enviar de nuevo”. Si la causa es la contraseña o la clave, presiona “Más”, “Volver a conectar” en “Integraciones”. Si la clase ya terminó o se canceló allá, no tienes que hacer nada.',
      pt: 'Uma mudança é enviada, conferida e reenviada até a plataforma mostrá-la; isso pode levar alguns minutos. “Registros” diz no topo quais mudanças ainda não estão lá e por quê, com “Enviar de novo”. Se o motivo é a senha ou a chave, clique em “Mais”, “Reconectar” em “Integrações”. Se a aula já terminou ou foi cancelada lá, não é preciso fazer nada.',
    },
    about: 'marketplaces',
  },
  {
    articleId: 'watch-recording',
    path: '/logs',
    title: {
      en: 'Watching what was done on a marketplace',
      es: 'Ver lo que se hizo en una plataforma',
      pt: 'Ver o que foi feito em uma plataforma',
    },
    messages: ['The recording could not be refreshed'],
    text: {
      en: 'Under “Logs”, “Watch” beside a change plays it step by step: what was asked, what the marketplace answered, and the number before and after. Passwords and keys are masked.',
      es: 'En “Registros”, “Ver” junto a un cambio lo reproduce paso a paso: qué se pidió, qué respondió la plataforma y el número antes y después. Las contraseñas y claves se ocultan.',
      pt: 'Em “Registros”, “Ver” ao lado de uma mudança a reproduz passo a passo: o que foi pedido, o que a plataforma respondeu e o número antes e depois. Senhas e chaves ficam ocultas.',
    },
  },
  {
    articleId: 'logs',
    path: '/logs',
    title: {
      en: 'Activity logs and their export',
      es: 'Registro de actividad y su exportación',
      pt: 'Registro de atividades e exportação',
    },
    messages: ['Error loading logs', 'No activity logs yet. Automation actions will appear here.'],
    text: {
      en: '“Logs” lists every change sent to a marketplace and how it ended. Filter by platform, status, days or class; “Export CSV” saves what the filter shows as a file that Excel opens.',
      es: '“Registros” lista cada cambio enviado a una plataforma y cómo terminó. Filtra por plataforma, estado, días o clase; “Exportar CSV” guarda lo filtrado en un archivo que abre Excel.',
      pt: '“Registros” lista cada mudança enviada a uma plataforma e como terminou. Filtra por plataforma, status, dias ou aula; “Exportar CSV” salva o que o filtro mostra em um arquivo que o Excel abre.',
    },
  },
];
