import type { Article } from './article.ts';

/** Articles about bookings that marketplaces report by e-mail. */
export const mails: readonly Article[] = [
  {
    articleId: 'reservation-emails',
    path: '/settings',
    title: {
      en: 'Reading reservation e-mails from Gmail',
      es: 'Leer los correos de reservas de Gmail',
      pt: 'Ler os e-mails de reservas do Gmail',
    },
    messages: [
      'Popup was blocked by your browser. Please allow popups for this site and try again.',
      'Please allow popups to connect Gmail',
      'OAuth timed out. Please try again and complete the authorization within 2 minutes.',
      'OAuth completed but token not saved. Please try again.',
      'Gmail connection timed out',
      'Failed to connect Gmail',
      'Please connect Gmail before saving',
      'Please enter a sync email address',
      'Failed to save configuration',
      'Failed to update sync status',
    ],
    text: {
      en: 'Some marketplaces confirm bookings only by e-mail. In “Settings”, “Reservation Email Sync” connects the Gmail account that receives these mails: Google opens a window and asks for your permission. If the window does not appear, allow pop-ups for this site. Cupo reads only mails from the senders under “Email Sender Mappings” and puts each booking on its class. A mail that does not prove who sent it changes nothing by itself: it waits for you under “Failed Events”.',
      es: 'Algunas plataformas confirman las reservas solo por correo. En “Configuración”, “Reservas por correo” conecta la cuenta de Gmail que recibe esos correos: Google abre una ventana y pide tu permiso. Si la ventana no aparece, permite las ventanas emergentes para este sitio. Cupo lee solo los correos de los remitentes en “Remitentes de correo” y pone cada reserva en su clase. Un correo que no demuestra quién lo envió no cambia nada por sí solo: te espera en “Reservas con problemas”.',
      pt: 'Algumas plataformas confirmam as reservas só por e-mail. Em “Configurações”, “Reservas por e-mail” conecta a conta do Gmail que recebe esses e-mails: o Google abre uma janela e pede sua permissão. Se a janela não aparecer, permita pop-ups para este site. O Cupo lê só os e-mails dos remetentes em “Remetentes de e-mail” e coloca cada reserva na aula. Um e-mail que não prova quem o enviou não muda nada sozinho: ele espera por você em “Eventos com falha”.',
    },
  },
  {
    articleId: 'sender-mappings',
    path: '/settings',
    title: {
      en: 'Which senders of e-mails are read',
      es: 'Qué remitentes de correo se leen',
      pt: 'Quais remetentes de e-mail são lidos',
    },
    messages: ['Failed to add mapping', 'Failed to delete mapping', 'No integration found'],
    text: {
      en: 'Under “Settings”, “Email Sender Mappings”, add the address that a marketplace writes from and choose the marketplace. Mails from other senders are never read. When you delete a sender, its mails are not read any more.',
      es: 'En “Configuración”, “Remitentes de correo”, agrega la dirección desde la que escribe una plataforma y elige la plataforma. Los correos de otros remitentes nunca se leen. Si borras un remitente, sus correos dejan de leerse.',
      pt: 'Em “Configurações”, “Remetentes de e-mail”, adicione o endereço de onde a plataforma escreve e escolha a plataforma. E-mails de outros remetentes nunca são lidos. Se você apagar um remetente, os e-mails dele deixam de ser lidos.',
    },
  },
  {
    articleId: 'failed-emails',
    path: '/settings',
    title: {
      en: 'Reservation e-mails that wait for you',
      es: 'Correos de reservas pendientes de revisión',
      pt: 'E-mails de reservas à espera de revisão',
    },
    messages: ['Failed to retry event', 'Failed to delete event'],
    text: {
      en: 'A mail that could not be read with certainty, whose class was not found, or that does not prove who sent it, waits for you in “Settings” under “Failed Events”. It says what was read and why it needs your review. Choose the class and confirm, or delete it. Failed ones can be tried again.',
      es: 'Un correo que no se pudo leer con certeza, cuya clase no se encontró o que no demuestra quién lo envió te espera en “Configuración”, en “Reservas con problemas”. Ahí dice qué se leyó y por qué necesita tu revisión. Elige la clase y confirma, o bórralo. Los que fallaron se pueden reintentar.',
      pt: 'Um e-mail que não pôde ser lido com certeza, cuja aula não foi encontrada ou que não prova quem o enviou espera por você em “Configurações”, em “Eventos com falha”. Lá diz o que foi lido e por que precisa da sua revisão. Escolha a aula e confirme, ou apague. Os que falharam podem ser tentados de novo.',
    },
  },
];
