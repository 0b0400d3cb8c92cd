import type { Article } from './article.ts';

/** Connections to marketplaces and studio systems, and whether they show what they should. */
export const marketplaces: readonly Article[] = [
  {
    articleId: 'connect-marketplace',
    path: '/integrations',
    title: {
      en: 'Connecting a marketplace',
      es: 'Conectar una plataforma',
      pt: 'Conectar uma plataforma',
    },
    words:
      'connect link add marketplace integration platform data source which supported conectar plataforma marketplace integración adicionar integração',
    messages: ['Failed to load integrations', 'Failed to connect integration', 'Successfully connected to'],
    text: "Open Integrations and press Connect on the marketplace's card: Fitpass, Wellhub, TotalPass or ClassPass. Enter what it knows you by, your password or key, and what it pays you for a booking. Cupo signs in with it before anything is stored.",
    about: 'marketplaces',
  },
  {
    articleId: 'connect-wellhub',
    path: '/integrations',
    title: { en: 'Connecting Wellhub', es: 'Conectar Wellhub', pt: 'Conectar o Wellhub' },
    words: 'wellhub gympass connect gym id api token booking interface conectar token gym',
    text: 'On the Wellhub card under Integrations press Connect. You need your Gym ID, the number Wellhub knows your studio by, and an API token, which Wellhub issues for its booking interface; ask your contact there for it. Then places are set directly, and bookings arrive as they are made.',
    about: 'marketplaces',
  },
  {
    articleId: 'connect-totalpass',
    path: '/integrations',
    title: { en: 'Connecting TotalPass', es: 'Conectar TotalPass', pt: 'Conectar o TotalPass' },
    words: 'totalpass total pass connect api key place key partner key conectar clave chave',
    text: 'On the TotalPass card under Integrations press Connect. You need two keys, both issued by TotalPass: the place API key, which names your studio, and the partner API key. Ask your contact at TotalPass if you do not have them.',
    about: 'marketplaces',
  },
  {
    articleId: 'connect-fitpass',
    path: '/integrations',
    title: { en: 'Connecting Fitpass', es: 'Conectar Fitpass', pt: 'Conectar o Fitpass' },
    words: 'fitpass connect partner portal e-mail password conectar portal correo',
    text: 'On the Fitpass card under Integrations press Connect and enter the e-mail address and password you sign in to the Fitpass partner portal with. Cupo sets places there as you would, and keeps a recording of every change, which you can watch under Logs.',
    about: 'marketplaces',
  },
  {
    articleId: 'connect-classpass',
    path: '/integrations',
    title: {
      en: 'ClassPass: changes you make by hand',
      es: 'ClassPass: cambios que usted hace a mano',
      pt: 'ClassPass: mudanças feitas à mão',
    },
    words: 'classpass class pass guided by hand manual task confirm dashboard work with tarea manual tarefa',
    messages: ['Failed to confirm the change', 'Change confirmed'],
    text: 'ClassPass has no interface through which places could be set. Connect it, and Cupo tells you which number to enter in your ClassPass dashboard; when you have done so, confirm it under Logs or in the class.',
  },
  {
    articleId: 'connect-studio-system',
    path: '/integrations',
    title: {
      en: 'Connecting Kenko or another studio system',
      es: 'Conectar Kenko u otro sistema del estudio',
      pt: 'Conectar o Kenko ou outro sistema do estúdio',
    },
    words:
      'kenko erp studio software system booking management custom request approval pending rejected mindbody sistema software gestión sistema de gestão software estúdio',
    messages: [
      'Failed to connect ERP. Please try again.',
      'Can only cancel pending requests',
      'Failed to cancel request',
      'Integration request cancelled',
      'integration request has been submitted for approval',
    ],
    text: "Under Integrations, ERP Configurations, choose Kenko or a custom system and enter your studio's name and the sign-in. Our team checks the request; until then it says Pending Approval, and you can cancel it. Until it is connected, upload schedule and bookings as files. Kenko's interface only reads: when you change the capacity of a class that comes from Kenko, Logs ask you to set it there too, and Cupo reads whether it was done.",
  },
  {
    articleId: 'connection-trouble',
    path: '/integrations',
    title: {
      en: 'A marketplace refuses the password or key',
      es: 'Una plataforma rechaza la contraseña o clave',
      pt: 'Uma plataforma recusa a senha ou a chave',
    },
    words:
      'wrong password says incorrect refused invalid credentials cannot connect sign in failed error expired token key not accepted unauthorized contraseña incorrecta no puedo conectar rechaza clave senha incorreta não consigo conectar recusa credenciais',
    messages: ['does not accept these credentials'],
    text: 'Nothing is stored that the marketplace refuses. Check that you can sign in there yourself with the same e-mail address and password, or that the key was copied whole, without a space. If a connection worked before, its password or key has changed or expired: press Connect on the card again and enter the new one.',
    about: 'marketplaces',
  },
  {
    articleId: 'disconnect-marketplace',
    path: '/integrations',
    title: {
      en: 'Disconnecting a marketplace',
      es: 'Desconectar una plataforma',
      pt: 'Desconectar uma plataforma',
    },
    words:
      'disconnect remove delete unlink marketplace integration stop leave desconectar quitar eliminar plataforma remover',
    messages: ['Integration disconnected', 'Failed to disconnect integration'],
    text: 'Press Disconnect on its card under Integrations. Cupo stops changing anything there and forgets the password or key; the places that stand on the marketplace stay as they are, so change them there if you leave it for good.',
  },
  {
    articleId: 'marketplace-guidelines',
    path: '/integrations',
    title: {
      en: 'Guidelines for a marketplace',
      es: 'Directrices para una plataforma',
      pt: 'Diretrizes para uma plataforma',
    },
    words:
      'guidelines limit limits maximum minimum how many places slots threshold occupancy hours before class priority cap restrict directrices límite máximo lugares limite vagas diretrizes prioridade',
    text: "Each marketplace's card has optimisation guidelines: whether it is optimised at all, how many hours before a class changes stop, below and above which occupancy it gets more or fewer places, and its priority. How many places may move at once is set for all in Settings, Max slot adjustment.",
  },
  {
    articleId: 'marketplace-pay',
    path: '/integrations',
    title: {
      en: 'What a marketplace pays you',
      es: 'Lo que le paga una plataforma',
      pt: 'Quanto uma plataforma paga',
    },
    words:
      'revenue per booking pay pays paid visit price rate commission payout no-show money earn ingreso por reserva paga tarifa receita por reserva valor comissão',
    messages: ['Please enter the revenue per booking', 'Revenue per booking cannot be negative'],
    text: "Revenue per booking on the marketplace's card says what you are paid for a visit, and beside it how much of that for a no-show. Recommendations weigh it against what a direct booking brings, so keep it true to your contract.",
  },
  {
    articleId: 'class-matching',
    path: '/integrations',
    title: {
      en: 'Matching your classes to those on a marketplace',
      es: 'Emparejar sus clases con las de una plataforma',
      pt: 'Associar suas aulas às de uma plataforma',
    },
    words:
      'match matching mapping unmatched class not found on marketplace listing different name emparejar clase no encontrada associar aula não encontrada',
    text: 'Classes are matched by name, time and room. One that is not found, because it has another name there, is listed as unmatched, and nothing is sent for it until you choose the class by hand. What you chose is remembered.',
  },
  {
    articleId: 'not-on-marketplace',
    path: '/logs',
    title: {
      en: 'A marketplace shows other numbers than Cupo',
      es: 'Una plataforma muestra otros números',
      pt: 'Uma plataforma mostra outros números',
    },
    words:
      'still shows old number spots places slots not updated different wrong out of sync failed push retry not on its marketplace drift muestra número anterior lugares no actualizado mostra número antigo vagas não atualizou sincronizar',
    messages: [
      'Partial Success',
      'is not on its marketplace',
      'Failed to update slot allocations',
      'marketplace sync failed and will retry automatically',
    ],
    text: 'A change is sent, read back, and sent again until the marketplace shows it, which takes up to a few minutes. Logs says at the top what is not on its marketplace and why, and lets you try again. If the reason is the password or key, enter it anew under Integrations; if the class ended or was cancelled there, nothing has to be done.',
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
    words:
      'watch recording replay steps what happened robot clicked portal video screenshots proof ver grabación pasos gravação assistir passos',
    messages: ['The recording could not be refreshed'],
    text: "Under Logs, 'Watch' beside a change plays it step by step: what was asked, what the marketplace answered, and the number before and after. Passwords and keys are masked.",
  },
  {
    articleId: 'logs',
    path: '/logs',
    title: {
      en: 'Activity logs and their export',
      es: 'Registro de actividad y su exportación',
      pt: 'Registro de atividades e exportação',
    },
    words:
      'logs activity history changes export download csv excel filter status success failure pending audit registro actividad exportar descargar histórico atividades exportar baixar',
    messages: ['Error loading logs', 'No activity logs yet. Automation actions will appear here.'],
    text: "Logs lists every change sent to a marketplace, with its outcome. Filter by platform, status, days or class; 'Export CSV' saves what the filter shows as a file that Excel opens.",
  },
];
