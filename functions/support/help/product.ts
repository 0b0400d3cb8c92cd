import type { Article } from './article.ts';

/** Articles about the whole app. */
export const productArticles: readonly Article[] = [
  {
    articleId: 'dashboard-figures',
    path: '/dashboard',
    title: {
      en: 'The figures of the dashboard',
      es: 'Las cifras del panel',
      pt: 'Os números do painel',
    },
    text: {
      en: '“Total Bookings” counts your confirmed bookings. “Occupancy Rate” is bookings divided by places, over the past four weeks and the next seven days. “Slots Managed” counts the places moved on marketplaces, “Automations Run” the changes sent. The charts compare the coming seven days with the past four weeks.',
      es: '“Reservas totales” cuenta tus reservas confirmadas. “Ocupación” son las reservas entre los lugares, en las cuatro semanas pasadas y los siete días que vienen. “Lugares gestionados” cuenta los lugares movidos en las plataformas y “Automatizaciones ejecutadas” los cambios enviados. Las gráficas comparan los siete días que vienen con las cuatro semanas pasadas.',
      pt: '“Total de reservas” conta suas reservas confirmadas. “Ocupação” (ocupação) são as reservas divididas pelas vagas, nas últimas quatro semanas e nos próximos sete dias. “Vagas gerenciadas” conta as vagas movidas nas plataformas e “Automações executadas” as mudanças enviadas. Os gráficos comparam os próximos sete dias com as últimas quatro semanas.',
    },
  },
  {
    articleId: 'appearance',
    path: '/dashboard',
    title: {
      en: 'Light and dark appearance',
      es: 'Apariencia clara y oscura',
      pt: 'Aparência clara e escura',
    },
    text: {
      en: 'The gear at the bottom of the menu switches between light, dark and the setting of your device, and between a comfortable and a compact layout. This browser remembers your choice.',
      es: 'El engrane al final del menú cambia entre claro, oscuro y lo que use tu dispositivo, y entre un diseño cómodo y uno compacto. Este navegador recuerda lo que elegiste.',
      pt: 'A engrenagem no fim do menu alterna entre claro, escuro e o que o seu aparelho usa, e entre um layout confortável e um compacto. Este navegador lembra a sua escolha.',
    },
  },
  {
    articleId: 'logos',
    path: '/admin/logo-upload',
    title: { en: 'Uploading logos', es: 'Subir logotipos', pt: 'Enviar logotipos' },
    messages: [
      'Please sign in to upload logos.',
      'Select one or more logo files to upload.',
      'Some files are invalid (type/size). Fix them before uploading.',
    ],
    text: {
      en: 'A logo is a PNG, JPEG, WebP or SVG file of at most 5 MB. Choose it on the page “Upload Logos”, which “Studio Details” in “Settings” leads to. The newest one becomes your studio’s logo; you can remove it on the same page. An SVG with a script or a reference to something elsewhere is refused: save it again as a plain SVG.',
      es: 'Un logotipo es un archivo PNG, JPEG, WebP o SVG de hasta 5 MB. Elígelo en la página “Subir logotipos”, a la que llegas desde “Datos del estudio” en “Configuración”. El más reciente es el logotipo de tu estudio; puedes quitarlo en la misma página. Un SVG con scripts o con enlaces externos se rechaza: guárdalo como SVG simple.',
      pt: 'Um logotipo é um arquivo PNG, JPEG, WebP ou SVG de até 5 MB. Escolha-o na página “Enviar logotipos”, aonde se chega por “Detalhes do estúdio” em “Configurações”. O mais recente vira o logotipo do estúdio; você pode removê-lo na mesma página. Um SVG com scripts ou referências externas é recusado: salve-o como SVG simples.',
    },
  },
  {
    articleId: 'privacy',
    path: '/privacy-policy',
    title: {
      en: 'Privacy and where your data are',
      es: 'Privacidad y tus datos',
      pt: 'Privacidade e seus dados',
    },
    text: {
      en: 'Other studios never see your data. Our team sees your support tickets, and the sign-in of a studio system that you asked us to connect. Passwords and keys of marketplaces are stored encrypted and never shown. The privacy policy and the terms of service have the details; for a question about your data, open a support ticket.',
      es: 'Ningún otro estudio ve tus datos. Nuestro equipo ve tus tickets de soporte y el acceso del sistema que nos pediste conectar. Las contraseñas y claves de las plataformas se guardan cifradas y nunca se muestran. Los detalles están en el aviso de privacidad y los términos del servicio; si tienes dudas sobre tus datos, abre un ticket de soporte.',
      pt: 'Nenhum outro estúdio vê seus dados. Nossa equipe vê seus chamados de suporte e o acesso do sistema que você nos pediu para conectar. Senhas e chaves das plataformas são guardadas criptografadas e nunca são mostradas. Os detalhes estão na política de privacidade e nos termos de serviço; em caso de dúvida, abra um chamado de suporte.',
    },
  },
  {
    articleId: 'support',
    path: '/dashboard',
    title: {
      en: 'Talking to our team',
      es: 'Hablar con nuestro equipo',
      pt: 'Falar com a nossa equipe',
    },
    messages: [
      'Failed to load tickets',
      'Failed to load messages',
      'Please sign in to reply',
      'Failed to send reply',
      'Failed to create ticket. Please try again.',
    ],
    text: {
      en: 'Press “Create Support Ticket” and say what you did, what happened and what you expected. Our team’s answers appear under “My Tickets”, and you get a message when one comes. A resolved or closed ticket takes no more replies: open another one.',
      es: 'Presiona “Crear ticket de soporte” y cuenta qué hiciste, qué pasó y qué esperabas. Las respuestas de nuestro equipo aparecen en “Mis tickets” y te avisamos cuando llega una. Un ticket resuelto o cerrado ya no acepta respuestas: abre otro.',
      pt: 'Clique em “Criar chamado de suporte” e conte o que fez, o que aconteceu e o que esperava. As respostas da nossa equipe aparecem em “Meus chamados”, e avisamos quando chega uma. Um chamado resolvido ou fechado não recebe mais respostas: abra outro.',
    },
  },
  {
    articleId: 'not-loading',
    path: '/dashboard',
    title: {
      en: 'Something does not load or is out of date',
      es: 'Algo no carga o no está actualizado',
      pt: 'Algo não carrega ou está desatualizado',
    },
    messages: [
      'Something went wrong. Please try again.',
      'The dashboard could not be refreshed',
      'Could not load this page',
    ],
    text: {
      en: 'Pages update themselves when something changes. If one doesn’t load, check your internet connection and reload the page or press “Retry”. If an error names a request, copy its number into a support ticket: with it we find what happened.',
      es: 'Las páginas se actualizan solas cuando algo cambia. Si una no carga, revisa tu conexión a internet y recarga la página o presiona “Reintentar”. Si el error menciona una solicitud (request), copia su número en un ticket de soporte: con él encontramos qué pasó.',
      pt: 'As páginas se atualizam sozinhas quando algo muda. Se uma não carrega, confira sua conexão com a internet e recarregue a página ou clique em “Tentar de novo”. Se o erro cita uma solicitação (request), copie o número dela em um chamado de suporte: com ele descobrimos o que houve.',
    },
  },
];
