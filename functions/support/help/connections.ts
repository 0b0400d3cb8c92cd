import type { Article } from './article.ts';

/** Connections to marketplaces and studio systems. */
export const connections: readonly Article[] = [
  {
    articleId: 'connect-marketplace',
    path: '/integrations',
    title: {
      en: 'Connecting a marketplace',
      es: 'Conectar una plataforma',
      pt: 'Conectar uma plataforma',
    },
    asked:
      'marketplaces / connect marketplace / connect a platform / add marketplace / which marketplaces are supported / which platforms do you work with / integrations / data sources / add another platform / how to connect / connect my platforms / where do I connect / which apps can I connect / add integration / connect with marketplace / available platforms / supported marketplaces / link marketplaces / which marketplaces can be connected / add a new marketplace / what platforms / available marketplaces / marketplaces available',
    messages: ['Failed to load integrations', 'Failed to connect integration', 'Successfully connected to'],
    text: {
      en: 'Open “Integrations” and press “Connect” on the marketplace’s card: Fitpass, Wellhub, TotalPass or ClassPass. Enter your sign-in or keys and what the marketplace pays you for a booking. Cupo signs in with them before anything is saved. ClassPass needs no sign-in.',
      es: 'Abra “Integrations” y presione “Connect” en la tarjeta de la plataforma: Fitpass, Wellhub, TotalPass o ClassPass. Escriba su acceso o sus claves y lo que la plataforma le paga por reserva. Cupo inicia sesión con ellos antes de guardar nada. ClassPass no necesita acceso.',
      pt: 'Abra “Integrations” e clique em “Connect” no cartão da plataforma: Fitpass, Wellhub, TotalPass ou ClassPass. Informe seu acesso ou suas chaves e quanto a plataforma paga por reserva. O Cupo entra com eles antes de gravar qualquer coisa. O ClassPass não precisa de acesso.',
    },
    about: 'marketplaces',
  },
  {
    articleId: 'connect-wellhub',
    path: '/integrations',
    title: { en: 'Connecting Wellhub', es: 'Conectar Wellhub', pt: 'Conectar o Wellhub' },
    asked:
      'wellhub / connect wellhub / wellhub key / wellhub token / wellhub gym id / work with wellhub / add wellhub / login wellhub / link wellhub / integrate wellhub / does it work with wellhub / do you support wellhub / we use wellhub / where do I get the wellhub token / what do I need for wellhub / set up wellhub / my gym is on wellhub',
    text: {
      en: 'On the Wellhub card under “Integrations” press “Connect”. You need your “Gym ID”, the number Wellhub knows your studio by, and an “API token” for its booking interface: ask your contact at Wellhub for both. Cupo then sets your places there, and bookings arrive as they are made.',
      es: 'En la tarjeta de Wellhub, en “Integrations”, presione “Connect”. Necesita su “Gym ID”, el número con el que Wellhub identifica su estudio, y un “API token” para su interfaz de reservas: pida ambos a su contacto en Wellhub. Después Cupo ajusta ahí sus lugares y las reservas llegan al momento.',
      pt: 'No cartão do Wellhub, em “Integrations”, clique em “Connect”. Você precisa do “Gym ID”, o número com que o Wellhub identifica seu estúdio, e de um “API token” para a interface de reservas: peça os dois ao seu contato no Wellhub. Depois o Cupo ajusta suas vagas lá, e as reservas chegam na hora.',
    },
    about: 'marketplaces',
  },
  {
    articleId: 'connect-totalpass',
    path: '/integrations',
    title: { en: 'Connecting TotalPass', es: 'Conectar TotalPass', pt: 'Conectar o TotalPass' },
    asked:
      'totalpass / connect totalpass / totalpass key / find totalpass key / totalpass partner key / work with totalpass / add totalpass / login totalpass / link totalpass / integrate totalpass / does it work with totalpass / do you support totalpass / we use totalpass / where do I get the totalpass keys / what do I need for totalpass / set up totalpass / place api key',
    text: {
      en: 'On the TotalPass card under “Integrations” press “Connect”. You need two keys that TotalPass issues: the “Place API key”, which names your studio, and the “Partner API key”. Ask your contact at TotalPass if you don’t have them.',
      es: 'En la tarjeta de TotalPass, en “Integrations”, presione “Connect”. Necesita dos claves que emite TotalPass: “Place API key”, que identifica su estudio, y “Partner API key”. Si no las tiene, pídalas a su contacto en TotalPass.',
      pt: 'No cartão do TotalPass, em “Integrations”, clique em “Connect”. Você precisa de duas chaves emitidas pelo TotalPass: “Place API key”, que identifica seu estúdio, e “Partner API key”. Se não as tiver, peça ao seu contato no TotalPass.',
    },
    about: 'marketplaces',
  },
  {
    articleId: 'connect-fitpass',
    path: '/integrations',
    title: { en: 'Connecting Fitpass', es: 'Conectar Fitpass', pt: 'Conectar o Fitpass' },
    asked:
      'fitpass / connect fitpass / fitpass login / fitpass password where / fitpass partner portal / work with fitpass / add fitpass / link fitpass / integrate fitpass / does it work with fitpass / do you support fitpass / we use fitpass / what do I need for fitpass / set up fitpass / fitpass user and password where do I put it',
    text: {
      en: 'On the Fitpass card under “Integrations” press “Connect” and enter the e-mail address and password that you sign in to the Fitpass partner portal with. Cupo sets places there as you would and records every change, which you can watch under “Logs”.',
      es: 'En la tarjeta de Fitpass, en “Integrations”, presione “Connect” y escriba el correo y la contraseña con los que entra al portal de socios de Fitpass. Cupo ajusta ahí los lugares como lo haría usted y graba cada cambio; puede verlo en “Logs”.',
      pt: 'No cartão do Fitpass, em “Integrations”, clique em “Connect” e informe o e-mail e a senha que você usa no portal de parceiros do Fitpass. O Cupo ajusta as vagas lá como você faria e grava cada mudança, que você pode ver em “Logs”.',
    },
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
    asked:
      'classpass / connect classpass / work with classpass / does classpass work / classpass changes by hand / change classpass places / confirm change classpass / classpass password / link classpass / integrate classpass / do you support classpass / we use classpass / is classpass automatic / why do I have to change classpass by hand / set up classpass / classpass manual task / classpass waits for me',
    messages: ['Failed to confirm the change', 'Change confirmed'],
    text: {
      en: 'ClassPass can’t be connected automatically. Press “Connect” on its card under “Integrations”, and Cupo tells you which number of places to set in your ClassPass dashboard. When you have done it, confirm it under “Logs”.',
      es: 'ClassPass no se puede conectar de forma automática. Presione “Connect” en su tarjeta, en “Integrations”, y Cupo le dirá cuántos lugares poner en su panel de ClassPass. Cuando lo haya hecho, confírmelo en “Logs”.',
      pt: 'O ClassPass não pode ser conectado automaticamente. Clique em “Connect” no cartão dele, em “Integrations”, e o Cupo dirá quantas vagas colocar no seu painel do ClassPass. Depois de fazer isso, confirme em “Logs”.',
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
    asked:
      'kenko / connect kenko / connect my system / another studio system / studio software / connect studio software / erp / custom system / work with another system / request access system / request pending approval / cancel request / integrate other system of the studio / system request rejected / connect my software / my booking system / integrate my crm / we use another software / does it connect to my system / management system / link my gym software / can it read from my system / when will my system be connected / approve my system request / which systems do you support / we have our own system / connect other system',
    messages: [
      'Failed to connect ERP. Please try again.',
      'Can only cancel pending requests',
      'Failed to cancel request',
      'Integration request cancelled',
      'integration request has been submitted for approval',
    ],
    text: {
      en: 'Under “Integrations”, “ERP Configurations”, press “Request access” on Kenko or on the custom system, and enter its name and sign-in. Our team checks the request: until then it says “Pending Approval”, and you can cancel it. Meanwhile upload your schedule and bookings as files. Cupo reads from Kenko but can’t change it: when you change the capacity of a class from Kenko, Logs asks you to set it there too.',
      es: 'En “Integrations”, “ERP Configurations”, presione “Request access” en Kenko o en el sistema propio y escriba su nombre y su acceso. Nuestro equipo revisa la solicitud: hasta entonces dice “Pending Approval” y la puede cancelar. Mientras tanto, suba su horario y sus reservas como archivos. Cupo lee de Kenko pero no lo modifica: si cambia la capacidad de una clase que viene de Kenko, en Logs se le pide ponerla también allá.',
      pt: 'Em “Integrations”, “ERP Configurations”, clique em “Request access” no Kenko ou no sistema próprio e informe o nome e o acesso. Nossa equipe analisa o pedido: até lá aparece “Pending Approval”, e você pode cancelar. Enquanto isso, envie a grade e as reservas como arquivos. O Cupo lê do Kenko mas não o altera: ao mudar a capacidade de uma aula que vem do Kenko, Logs pede que você a mude lá também.',
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
    asked:
      'wrong password / marketplace says wrong password / fitpass says wrong password / wellhub says wrong password / key not accepted / marketplace rejects key / wellhub does not accept key / cannot connect fitpass / cannot connect wellhub / cannot connect wrong password / connection stopped working / reconnect / fitpass stopped working / key expired / I changed my password of fitpass / changed password of marketplace / test connection failed / credentials / marketplace does not accept user / fitpass does not accept my user / wellhub token not valid / totalpass rejects the keys / totalpass key does not work / credentials refused / connection error / connection failed / wellhub connection lost / fitpass disconnected alone / does not let me connect wellhub / could not connect totalpass / connect error / update password of fitpass / new password of fitpass / fitpass password changed / enter new key / wellhub not working / it says not connected / incorrect credentials / changed my password now it does not connect / fitpass refuses my login / wellhub refuses my login / totalpass wrong key / wrong key / login refused / refuses login',
    messages: ['does not accept these credentials'],
    text: {
      en: 'Nothing is saved that the marketplace refuses. Check that you can sign in there yourself with the same e-mail address and password, or that you copied the whole key, without a space. If the connection worked before, the password or key has changed or expired: press “Reconnect” on the card under “Integrations” and enter the new one.',
      es: 'No se guarda nada que la plataforma rechace. Revise que usted pueda entrar ahí con el mismo correo y contraseña, o que copió la clave completa, sin espacios. Si la conexión ya funcionaba, la contraseña o la clave cambió o venció: presione “Reconnect” en la tarjeta, en “Integrations”, y escriba la nueva.',
      pt: 'Nada que a plataforma recuse é gravado. Confira se você consegue entrar lá com o mesmo e-mail e senha, ou se copiou a chave inteira, sem espaços. Se a conexão já funcionava, a senha ou a chave mudou ou venceu: clique em “Reconnect” no cartão, em “Integrations”, e informe a nova.',
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
    asked:
      'disconnect / disconnect marketplace / leave fitpass / leave totalpass / stop selling on wellhub / stop selling on fitpass / get out of wellhub / remove marketplace / delete marketplace / remove wellhub / remove totalpass / remove fitpass / remove classpass / stop working with wellhub / leave platform / no longer want fitpass / disconnect wellhub / I do not want wellhub any more / quit classpass / remove integration / unlink totalpass / stop using fitpass / leave wellhub / take totalpass out / turn off marketplace / remove a platform / delete integration / end connection / cancel wellhub integration',
    messages: ['Integration disconnected', 'Failed to disconnect integration'],
    text: {
      en: 'Press “Disconnect” on its card under “Integrations”. Cupo stops changing anything there and forgets the password or key. The places on the marketplace stay as they are, so change them there if you leave it for good.',
      es: 'Presione “Disconnect” en su tarjeta, en “Integrations”. Cupo deja de cambiar cosas ahí y olvida la contraseña o la clave. Los lugares en la plataforma quedan como están: si la deja por completo, cámbielos allá.',
      pt: 'Clique em “Disconnect” no cartão dela, em “Integrations”. O Cupo para de mudar qualquer coisa lá e esquece a senha ou a chave. As vagas na plataforma ficam como estão: se você vai sair de vez, mude-as por lá.',
    },
  },
];
