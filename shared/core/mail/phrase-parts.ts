/** Parts of phrases, each the source of a regular expression. */
export const gap = '[^.!?]{0,90}?';
export const en = String.raw`(?:booking|reservation|registration|appointment|spot|place|visit|session|seat)s?`;
export const es = String.raw`(?:reserva|reservacion|inscripcion|cita|lugar|plaza|cupo)(?:es|s)?`;
export const pt = String.raw`(?:reserva|agendamento|inscricao|vaga|marcacao|check-?in)s?`;
export const fr = String.raw`(?:reservation|inscription|place|seance)s?`;
export const studioEn = String.raw`(?:the |your |our )?(?:school|studio|gym|coach|instructor|teacher|trainer|venue|partner|club|center|centre|facility|staff|business|box|provider|host)`;
export const studioEs = String.raw`(?:por |de parte )?(?:l[ao]s? |el |del |tu )?(?:escuela|estudio|gimnasio|centro|coach|instructora?|entrenadora?|profesora?|club|box|academia|negocio|establecimiento|sede|equipo)`;
export const studioPt = String.raw`(?:escola|estudio|academia|professora?|instrutora?|treinadora?|box|clube|coach|centro|parceiro|unidade)`;
export const studioFr = String.raw`(?:l'ecole|le studio|la salle|le coach|la coach|le professeur|la professeure|l'instructeur|le club|le centre|l'etablissement|notre equipe|l'equipe|le partenaire)`;
export const userEn = String.raw`(?:the |this |a |your )?(?:user|member|customer|client|guest|student|attendee|participant|athlete|subscriber)`;
export const userEs = String.raw`(?:el |la |un |una |tu )?(?:usuari[oa]|client[ea]|soci[oa]|miembro|alumn[oa]|participante|atleta)`;
export const userPt = String.raw`(?:usuari[oa]|cliente|alun[oa]|membro|praticante|beneficiari[oa]|soci[oa]|utilizador|colaborador)`;
export const userFr = String.raw`(?:l'utilisateur|l'utilisatrice|le client|la cliente|le membre|l'adherente?|l'eleve|le participant)`;
