import type { Article } from './article.ts';

/** Articles about connections to marketplaces and studio systems. */
export const connections: readonly Article[] = [
  {
    articleId: 'connect-marketplace',
    path: '/integrations',
    title: {
      en: 'Connecting a marketplace',
      es: 'Conectar una plataforma',
      pt: 'Conectar uma plataforma',
    },
    messages: ['Failed to load integrations', 'Failed to connect integration', 'Successfully connected to'],
    text: {
      en: 'Open “Integrations” and press “Connect” on the marketplace’s card: Fitpass, Wellhub, TotalPass or ClassPass. Enter your sign-in or keys and what the marketplace pays you for a booking. Cupo signs in with them before anything is saved. ClassPass needs no sign-in.',
      es: 'Abre “Integraciones” y presiona “Conectar” en la tarjeta de la plataforma: Fitpass, Wellhub, TotalPass o ClassPass. Escribe tu acceso o tus claves y lo que la plataforma te paga por reserva. Cupo inicia sesión con ellos antes de guardar nada. ClassPass no necesita acceso.',
      pt: 'Abra “Integrações” e clique em “Conectar” no cartão da plataforma: Fitpass, Wellhub, TotalPass ou ClassPass. Informe seu acesso ou suas chaves e quanto a plataforma paga por reserva. O Cupo entra com eles antes de gravar qualquer coisa. O ClassPass não precisa de acesso.',
    },
    about: 'marketplaces',
  },
  {
    articleId: 'connect-wellhub',
    path: '/integrations',
    title: { en: 'Connecting Wellhub', es: 'Conectar Wellhub', pt: 'Conectar o Wellhub' },
    text: {
      en: 'On the Wellhub card under “Integrations” press “Connect”. You need your “Gym ID”, the number Wellhub knows your studio by, and an “API token” for its booking interface: ask your contact at Wellhub for both. Cupo then sets your places there, and bookings arrive as they are made.',
      es: 'En la tarjeta de Wellhub, en “Integraciones”, presiona “Conectar”. Necesitas tu “ID del gimnasio”, el número con el que Wellhub identifica tu estudio, y un “Token de API” para su interfaz de reservas: pide ambos a tu contacto en Wellhub. Después Cupo ajusta ahí tus lugares y las reservas llegan al momento.',
      pt: 'No cartão do Wellhub, em “Integrações”, clique em “Conectar”. Você precisa do “ID da academia”, o número com que o Wellhub identifica seu estúdio, e de um “Token de API” para a interface de reservas: peça os dois ao seu contato no Wellhub. Depois o Cupo ajusta suas vagas lá, e as reservas chegam na hora.',
    },
    about: 'marketplaces',
  },
  {
    articleId: 'connect-totalpass',
    path: '/integrations',
    title: { en: 'Connecting TotalPass', es: 'Conectar TotalPass', pt: 'Conectar o TotalPass' },
    text: {
      en: 'On the TotalPass card under “Integrations” press “Connect”. You need two keys that TotalPass issues: the “Place API key”, which names your studio, and the “Partner API key”. Ask your contact at TotalPass if you don’t have them.',
      es: 'En la tarjeta de TotalPass, en “Integraciones”, presiona “Conectar”. Necesitas dos claves que emite TotalPass: “Clave de API del lugar”, que identifica tu estudio, y “Clave de API de socio”. Si no las tienes, pídelas a tu contacto en TotalPass.',
      pt: 'No cartão do TotalPass, em “Integrações”, clique em “Conectar”. Você precisa de duas chaves emitidas pelo TotalPass: “Chave de API do local”, que identifica seu estúdio, e “Chave de API de parceiro”. Se não as tiver, peça ao seu contato no TotalPass.',
    },
    about: 'marketplaces',
  },
  {
    articleId: 'connect-fitpass',
    path: '/integrations',
    title: { en: 'Connecting Fitpass', es: 'Conectar Fitpass', pt: 'Conectar o Fitpass' },
    text: {
      en: 'On the Fitpass card under “Integrations” press “Connect” and enter the e-mail address and password that you sign in to the Fitpass partner portal with. Cupo sets places there as you would and records every change, which you can watch under “Logs”.',
      es: 'En la tarjeta de Fitpass, en “Integraciones”, presiona “Conectar” y escribe el correo y la contraseña con los que entras al portal de socios de Fitpass. Cupo ajusta ahí los lugares como lo harías tú y graba cada cambio; puedes verlo en “Registros”.',
      pt: 'No cartão do Fitpass, em “Integrações”, clique em “Conectar” e informe o e-mail e a senha que você usa no portal de parceiros do Fitpass. O Cupo ajusta as vagas lá como você faria e grava cada mudança, que você pode ver em “Registros”.',
    },
    about: 'marketplaces',
  },
  {
    articleId: 'connect-classpass',
    path: '/integrations',
    title: {
      en: 'ClassPass: changes you make by hand',
      es: 'ClassPass: cambios que tú haces a mano',
      pt: 'ClassPass: mudanças feitas à mão',
    },
    messages: ['Failed to confirm the change', 'Change confirmed'],
    text: {
      en: 'ClassPass can’t be connected automatically. Press “Connect” on its card under “Integrations”, and Cupo tells you which number of places to set in your ClassPass dashboard. When you have done it, confirm it under “Logs”.',
      es: 'ClassPass no se puede conectar de forma automática. Presiona “Conectar” en su tarjeta, en “Integraciones”, y Cupo te dirá cuántos lugares poner en tu panel de ClassPass. Cuando lo hayas hecho, confírmalo en “Registros”.',
      pt: 'O ClassPass não pode ser conectado automaticamente. Clique em “Conectar” no cartão dele, em “Integrações”, e o Cupo dirá quantas vagas colocar no seu painel do ClassPass. Depois de fazer isso, confirme em “Registros”.',
    },
  },
  {
    articleId: 'connect-studio-system',
    path: '/integrations',
    title: {
      en: 'Connecting Kenko or another studio system',
      es: 'Conectar Kenko u otro sistema del estudio',
      pt: 'Conectar o Kenko ou outro sistema do estúdio',
    },
    messages: [
      'Failed to connect ERP. Please try again.',
      'Can only cancel pending requests',
      'Failed to cancel request',
      'Integration request cancelled',
      'integration request has been submitted for approval',
    ],
    text: {
      en: 'Under “Integrations”, “ERP Configurations”, press “Request access” on Kenko or on the custom system, and enter its name and sign-in. Our team checks the request: until then it says “Pending Approval”, and you can cancel it. Meanwhile upload your schedule and bookings as files. Cupo reads from Kenko but can’t change it: when you change the capacity of a class from Kenko, “Logs” asks you to set it there too.',
      es: 'En “Integraciones”, “Sistemas de gestión (ERP)”, presiona “Solicitar acceso” en Kenko o en el sistema propio y escribe su nombre y tu acceso. Nuestro equipo revisa la solicitud: hasta entonces dice “Por aprobar” y la puedes cancelar. Mientras tanto, sube tu horario y tus reservas como archivos. Cupo lee de Kenko pero no lo modifica: si cambias el cupo total de una clase que viene de Kenko, en “Registros” se te pide ponerlo también allá.',
      pt: 'Em “Integrações”, “Sistemas de gestão (ERP)”, clique em “Solicitar acesso” no Kenko ou no sistema próprio e informe o nome e o acesso. Nossa equipe analisa o pedido: até lá aparece “Aguardando aprovação”, e você pode cancelar. Enquanto isso, envie a grade e as reservas como arquivos. O Cupo lê do Kenko mas não o altera: ao mudar a capacidade de uma aula que vem do Kenko, “Registros” pede que você a mude lá também.',
    },
  },
  {
    articleId: 'connection-trouble',
    path: '/integrations',
    title: {
      en: 'A marketplace refuses the password or key',
      es: 'Una plataforma rechaza la contraseña o clave',
      pt: 'Uma plataforma recusa a senha ou a chave',
    },
    messages: ['does not accept these credentials'],
    text: {
      en: 'Nothing is saved that the marketplace refuses. Check that you can sign in there yourself with the same e-mail address and password, or that you copied the whole key, without a space. If the connection worked before, the password or key has changed or expired: press “More”, “Reconnect” on the card under “Integrations” and enter the new one.',
      es: 'No se guarda nada que la plataforma rechace. Revisa que puedas entrar ahí con el mismo correo y contraseña, o que copiaste la clave completa, sin espacios. Si la conexión ya funcionaba, la contraseña o la clave cambió o venció: presiona “Más”, “Volver a conectar” en la tarjeta, en “Integraciones”, y escribe la nueva.',
      pt: 'Nada que a plataforma recuse é gravado. Confira se você consegue entrar lá com o mesmo e-mail e senha, ou se copiou a chave inteira, sem espaços. Se a conexão já funcionava, a senha ou a chave mudou ou venceu: clique em “Mais”, “Reconectar” no cartão, em “Integrações”, e informe a nova.',
    },
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
    messages: ['Integration disconnected', 'Failed to disconnect integration'],
    text: {
      en: 'Press “More”, “Disconnect” on its card under “Integrations”. Cupo stops changing anything there and forgets the password or key. The places on the marketplace stay as they are, so change them there if you leave it for good.',
      es: 'Presiona “Más”, “Desconectar” en su tarjeta, en “Integraciones”. Cupo deja de cambiar cosas ahí y olvida la contraseña o la clave. Los lugares en la plataforma quedan como están: si la dejas por completo, cámbialos allá.',
      pt: 'Clique em “Mais”, “Desconectar” no cartão dela, em “Integrações”. O Cupo para de mudar qualquer coisa lá e esquece a senha ou a chave. As vagas na plataforma ficam como estão: se você vai sair de vez, mude-as por lá.',
    },
  },
];
