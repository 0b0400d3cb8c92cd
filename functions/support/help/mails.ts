import type { Article } from './article.ts';

/** Bookings that marketplaces tell of by e-mail. */
export const mails: readonly Article[] = [
  {
    articleId: 'reservation-emails',
    path: '/settings',
    title: {
      en: 'Reading reservation e-mails from Gmail',
      es: 'Leer los correos de reservas de Gmail',
      pt: 'Ler os e-mails de reservas do Gmail',
    },
    asked:
      'gmail / connect gmail / read mails / read booking mails / booking confirmations by mail / reservation email sync / mail confirmations / bookings that come by mail / sync mail / popup blocked gmail / connect my mail / inbox / disconnect gmail / can you read my mail / link my gmail / connect google mail / bookings arrive by mail / get bookings from mail / confirmation mails / mails from marketplace / authorize gmail / gmail permission window does not open / google connection failed / gmail does not connect / connect inbox / reservation mails / use another gmail / read confirmations / gmail asks to connect again / gmail has to be connected again / reconnect gmail',
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
      en: 'Some marketplaces confirm bookings only by e-mail. In “Settings”, “Reservation Email Sync” connects the Gmail account that receives these mails: Google opens a window and asks for your permission. If the window does not appear, allow pop-ups for this site. Cupo reads only mails from the senders under “Email Sender Mappings” and puts each booking on its class.',
      es: 'Algunas plataformas confirman las reservas solo por correo. En “Settings”, “Reservation Email Sync” conecta la cuenta de Gmail que recibe esos correos: Google abre una ventana y pide su permiso. Si la ventana no aparece, permita las ventanas emergentes para este sitio. Cupo lee solo los correos de los remitentes en “Email Sender Mappings” y pone cada reserva en su clase.',
      pt: 'Algumas plataformas confirmam as reservas só por e-mail. Em “Settings”, “Reservation Email Sync” conecta a conta do Gmail que recebe esses e-mails: o Google abre uma janela e pede sua permissão. Se a janela não aparecer, permita pop-ups para este site. O Cupo lê só os e-mails dos remetentes em “Email Sender Mappings” e coloca cada reserva na aula.',
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
    asked:
      'sender / add sender / add mail sender / sender address of the marketplace / sender mapping / delete sender / mail from another address is not read / sender wellhub mail / add a sender / mail address of fitpass / add address that sends confirmations / which addresses are read / from which mail do they write / sender is not in the list / remove sender / sender list / marketplace writes from a new address',
    messages: ['Failed to add mapping', 'Failed to delete mapping', 'No integration found'],
    text: {
      en: 'Under “Settings”, “Email Sender Mappings”, add the address that a marketplace writes from and choose the marketplace. Mails from other senders are never read. When you delete a sender, its mails are not read any more.',
      es: 'En “Settings”, “Email Sender Mappings”, agregue la dirección desde la que escribe una plataforma y elija la plataforma. Los correos de otros remitentes nunca se leen. Si borra un remitente, sus correos dejan de leerse.',
      pt: 'Em “Settings”, “Email Sender Mappings”, adicione o endereço de onde a plataforma escreve e escolha a plataforma. E-mails de outros remetentes nunca são lidos. Se você apagar um remetente, os e-mails dele deixam de ser lidos.',
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
    asked:
      'mail was not read / a mail of fitpass was not read / mails not read / booking mail could not be read / failed mails / failed events / mails that failed / booking from mail is missing / review reservation mail / mail waits for review / retry mail / reservation by mail does not show / bookings by mail that could not be read / mail not recognized / booking mail not recognized / mail booking does not appear / booking by mail not in class / bookings from mails are not showing / mail failed / reservation mail failed / mails pending / mails waiting / mail could not be matched to a class / confirm reservation from mail / reservations waiting for review / failed reservation / approve a booking that came by mail / confirm a booking that came by mail / mail of booking did not become a booking / mail booking not / booking mail not',
    messages: ['Failed to retry event', 'Failed to delete event'],
    text: {
      en: 'A mail that could not be read with certainty, or whose class was not found, waits for you in “Settings” under “Failed Events”. It says what was read and why it needs your review. Choose the class and confirm, or delete it. Failed ones can be tried again.',
      es: 'Un correo que no se pudo leer con certeza, o cuya clase no se encontró, le espera en “Settings”, en “Failed Events”. Ahí dice qué se leyó y por qué necesita su revisión. Elija la clase y confirme, o bórrelo. Los que fallaron se pueden reintentar.',
      pt: 'Um e-mail que não pôde ser lido com certeza, ou cuja aula não foi encontrada, espera por você em “Settings”, em “Failed Events”. Lá diz o que foi lido e por que precisa da sua revisão. Escolha a aula e confirme, ou apague. Os que falharam podem ser tentados de novo.',
    },
  },
];
