import type { Layout } from '../layout.ts';

export const french: readonly Layout[] = [
  {
    id: 'fr2-recap-puces',
    language: 'fr',
    from: 'Le Hangar <contact@lehangar.fr>',
    event: 'booking_confirmed',
    subject: 'Inscription confirmée',
    html: '<p>Bonjour {first},</p><p>Votre inscription au cours suivant est bien confirmée :</p><ul><li>Cours : {class}</li><li>Date : {date:weekdayNoYear}</li><li>Heure : de {time:h} à {end:h}</li><li>Coach : {coach}</li></ul>',
  },
  {
    id: 'fr2-membre-annule',
    language: 'fr',
    from: 'Resamania <notification@resamania.example>',
    event: 'booking_cancelled',
    subject: 'Annulation d’un adhérent',
    text: 'L’adhérent {name} vient d’annuler sa réservation.\n\nActivité : {class}\nCréneau : {date:numeric} {time:24}\n',
  },
  {
    id: 'fr2-cours-annule-studio',
    language: 'fr',
    from: 'Le Hangar <contact@lehangar.fr>',
    event: 'class_cancelled',
    subject: 'Cours annulé : {class}',
    html: '<h1>Cours annulé</h1><p>Bonjour {name},</p><p>Nous avons le regret de vous informer que le cours {class} du {date:weekdayNoYear} à {time:h} est annulé.</p>',
  },
  {
    id: 'fr2-nouveau-participant',
    language: 'fr',
    from: 'Momoyoga <no-reply@momoyoga.com>',
    event: 'booking_confirmed',
    subject: '{name} participe à votre cours',
    text: 'Bonne nouvelle !\n\n{name} participe à votre cours {class} le {date:weekdayNoYear} à {time:24}.\n\nNombre de participants : 6',
  },
  {
    id: 'fr2-wellpass-bloc',
    language: 'fr',
    from: 'Gymlib <pro@gymlib.com>',
    event: 'booking_confirmed',
    subject: 'Gymlib : nouvelle réservation',
    html: '<table><tr><td>Utilisateur</td></tr><tr><td>{name}</td></tr><tr><td>Activité</td></tr><tr><td>{class}</td></tr><tr><td>Date et heure</td></tr><tr><td>{date:numeric} à {time:h}</td></tr><tr><td>Numéro de réservation</td></tr><tr><td>{ref:code}</td></tr></table>',
  },
  {
    id: 'fr2-confirmation-phrase',
    language: 'fr',
    from: 'Souffle & Co <bonjour@souffle.example>',
    event: 'booking_confirmed',
    subject: 'C’est réservé !',
    text: 'Bonjour {name},\n\nNous confirmons votre réservation pour le cours de {class} avec {coach}, {date:long} de {time:h} à {end:h}.\n\nRéservation n° {ref:num}\n\nÀ bientôt sur le tapis',
    transfer: 'quoted-printable',
  },
];
