import { labelWords } from '../labels.ts';
import { isOrdinary } from './words.ts';

/**
 * Further words of booking e-mails, in English, Spanish, Portuguese and French, normalised. None of them is a common
 * name.
 */
const further = new Set(
  `
  abaixo abonados abonne abonnes abre abrir abriremos abriu aca acaba accepte accepted accepter accepts acces accueil accueillir
  aceita aceitou aceptar acesso achat achete acompanhe acontece activites actualizada actually adds adelante adesao adiante adjunto
  adult adulte advance afin aforo afternoon agendou ago agradecemos agree agregaron agrego aguarda aguardamos ahora ai aide aimez
  ainda ainsi ajoute ajoutee alem alert alerts alguem alguien algum algun alla aller alongside alors already alta alteracao although
  alumnas amiga amigo ancien andar annee annonce annoncer annuel anota anote another anoto antecedencia anterior antes anticipacion
  anyone anywhere aparelho apartado apartamos apenas aplicativo appel appelez apporter appreciate approved approximately apresenta
  apresente apunta apuntado apunto arrival arrive arrivee asiste asistencia asistentes asistir asistira assigned assim assinante
  assinatura assistance assister atencao atencion atenciosamente atentamente athletes atletas attached attendant attending attends
  attendu attendue attention aucun aucune aujourd'hui aumenta aun aunque aura aurez automatically automatico autre autres avant
  avertir avisa avisamos avisarte avisos avoid awaits baixa baja bajo balcao bank bar bas bastante bay because become bed being belt
  benefit bici bicycle bien bienestar bientot bike bilhete billet bit board body boite boleta boleto bolsa bon bonne bono bord
  borrado borro bottom break breve brought bureau bus business buy buyer buzon bye c'est cabe cadastrado cadastro cadeau caderneta
  cahier calendar called calling calls cama cambian can't canje canjeo careful carga carta casa casier casillero caso caught causa
  causas cause celle celui center cerca chacun chair chambre changement chaque charge charged chat chega chegada chegar cheia chez
  choisi choisir chosen ci-dessous claim claimed claims classe clear cliquez cobranca cobro colchoneta colchonete colleague collegue
  colonne combien comecar comeco comenzar comercial comes comfortable comienzan coming commence commencer comment company comparecer
  comparecera completa complete completed completely composer comprador comprension compro comprou comptoir comunica comunicamos
  comunicarte concerne conclui conditions conferir confira connecter consider considered consulta consulter contacter contains
  contar conte context continua contre copie copy corner corpo corps correctamente correio cota couloir count covered credited
  creneaux crew criou cuenta cuerpo cuidado cuota currently cut d'annuler d'attente d'autres d'avance d'entree d'etre d'inscription
  d'un d'une dado daily dame deadline deal debe debes decide deixa deixou deja dejo delay delayed delivered demain demais demande
  demander demas dentro depois deporte deportes depuis derecha dernier derniere derriere descanso desconto descuento desculpa
  desinscription desinscrit desinscrite desk desolee despues dessous detras deux devant deve devolucao devolve devolvido devolvimos
  devra diaria diario didn't different digital dinheiro dire direct directly direita discount disculpa disculpas disfruta disfrutar
  dispoe dispone disponivel dispose doente doesn't dois doit don't donc done donne donner dont door dossier double down droit droite
  drop dropped drops due durante earlier early easily edit efetuada efetuado effectue effectuee ejercicio elegido elige elles else
  emails embargo emplacement employee empresa empty encaixe encontra encontrar encontro encore encuentra encuentras ended ending
  enfermo enjoyed enlace enough enregistre enregistree ensemble entao enter entered entra entrainement entrance entrar entree
  entrega entregue entrenar entreno entrer entries entro entrou entry enviado envio enviou environ envoi envoye equipement equipos
  escolha escreve escribe escribenos espace espacio espacios esperado esperamos espere esperons esquerda estamos esteja estimados
  estos estudios etage etait etat eux evening evita evite exact example excited exemple exercice exercicio exercise existe exito
  exitosa expect experimental extra extrato faire fallait faltam faltan faster faut faute favor favorite favourite feedback feel
  feriado fermer fermeture feuille fewer fica ficha fiche ficou fila file fill filled finance financeira financeiro finished fitness
  fixed floor fois fold folga folha follow followed following follows font food format forme forward found freed frees friend
  friends fuerza funcionario gagne ganha garantida garantido gauche gave gente gerado gestion gestionarla gets getting gift give
  gives giving glad goes going gone goodbye gostaria got grab grabbed grabs gran grande gratuit groupe grupal guarde guichet gusto
  gyms habra hacia had haga half hand happen happens happily happy haut haven't havera having head heads health held helping her
  hers high his hizo hoja hojas hold holder holds holiday home horas hors hosted houve however hubo hueco huecos hundred idea igual
  ill impartir importante impossibilidade imprimer including inclui inclus incluye incomodo indica indique indisponibilidade
  infelizmente inform informa informamos informed informer informons ingresa ingreso ingresso inicia iniciar inscreve inscreveu
  inscribe inscribio inscricao inscripciones inscrire inscrita inscritas inscrites inscrito inscritos inscrits inscrivez inside
  installer instead interested internet into invitacion invitation invited isn't it's item items itself izquierda jamais janela
  joining joins jornada jours junto juntos jusqu'a keep keeps kids kind kindly knows l'accueil l'adresse l'annulation l'atelier
  l'avance l'equipe l'espace l'heure l'inscription lado laisse laisser lamentamos lanca lancou lateness latest leads learn least
  leave leaves leaving lei less let leurs leve ley liberar libere liberee libero liberou libre libres ligacao ligne likely limit
  limite limited line linea lined lines lineup linha listado listas listo listos live lives livre livres llamada llamar llegar llego
  lleva logo lograr logro longer looking lors lorsque lose loses lost lotacao lotada lovely low luego lui m'avoir mails main
  maintenant maior maison makes making manera manha manque mantener mantenimiento mapa marca marcacao marcada marcar marcou materiel
  matin mats maximum mayor media medio meet meeting meilleur mejor melhor meme menos mesa meses mesma mesmo met middle mientras
  mieux might min mind minimo minimum minutos mise misma mismo missing modifier modify modo moins mois molestias moment momento
  moniteur month monthly months morning mostra mot motivos muchas mucho muda mudanca mudou muita muito must muy myself n'a n'est
  n'hesitez nadie named naturellement nearby necesita necesitas necessary needed needs never ni nice ninguem ningun ninguna nobody
  noche noite normalmente nossas nossos noter nothing notices notifications nouveaux nouvel nouvelles novamente novas novos now
  nuestra nuestras nuestro nuestros nuevamente nuevas nunca obtenir occupe occupee occupied occurs ocupa ocupada ocupadas ocupado
  ocupo ocupou off offered offert offre often once only ont opening opens operador operadora operator opposite ordem orden ordered
  ordre organisation organise organizer original others otra otro oublie oubliez ourselves outra outras outro outside ouvert
  ouverture over owner owners pagar pagaste pagina painel pair panel panier papel paper parfois parmi part participants participe
  participer participera particular partir pasa paso passa passage passe passer passes past patio pausa pause payer payout pays peak
  pede pedimos pediu pendant perde perder perdeu perdu perdue period periodo permet permitted personal pessoa pessoas peu peut
  peuvent peux pick picked picks pide pidio pieces piso plage plaisir planned plans planta plantao play pleased pleasure plein plus
  plusieurs poco poder podera poderao podra podras points pois ponto pontos pool porque porta portal porte posible possible possivel
  post poste pouco pourra pouvez praticantes prazo precisa precisamos preenchida prefer prendra prendre prennent prepare prepared
  presenca presence present presente prevenir prevenue previous previsao previsto prevoir prevu prevue prie primeira primera primero
  print pris prise privada private privee problem problement procede procedure proceed prochaine prochains profil profitez propia
  propio propos propose proprio provide provided proxima proximo public publica publico puede pueden puedes puesto puis puntos
  purchased push put qu'elle qu'il quadro qualquer queda quedado quedan quedo quel quelle quelqu'un quer querida question quick
  quickly quiere quieres quiser quita quito quitte rapide rapido rdv re reach reached reaches read ready realiza realizo really
  recado recapitulatif recebe recebera receive receives recent recently recepcao recepcion recevez recevoir recibe recibida recibira
  recoge recois recoit recolhe record records recredite recreditee recue recuerda recuerde recusou rede redeem redeemed regalo
  registra registraron registrou regle regler regresa regreso regret regular rejoindre rejoint related remains remarque remember
  remet reminders remise remocao remplacer rend rendez rendez-vous renew renouveler renova renseignements renueva renuncia repeat
  replace repond repondre reponse reposicao reprise required requires reseau reservadas reservar reservaste reserver reserves
  resgate resgatou respond response responsible resposta respuesta rest resta restam reste result resultado resumen retard retira
  retire retiro retirou retour retrait retrouver returned returns reune reuniao reunion review reviews revisa revisar ride rien
  right roll rolling roster rosters row rows rubrique rule run running rutina s'ajoute s'est s'inscrire s'inscrit sac sacar saco
  safe sai saida saiu saldra sale salida salio sans saved savoir say says scan scans seats second section seen segue seguem seguinte
  seguintes segunda seguro sell sells selon semaine semaines semana semanal semanas sempre send sender sends senha sent sentimos
  separate sera serez seront serve served services servicos serviette sessoes set settings seul seule several share shared show
  shown shows sick side siempre signed signs sigue siguiente siguientes simple simply single sit site situation slip so sobra sobram
  sobran socios soin soir soit solamente sold solicita solicitacao solicitou solo soma somente sometimes somme sommes somos sont
  soon sort sortie souffrante souhaitez sous souvent space spaces speak special sportif stage stand stands starting stay steps still
  stop store story strength student's students substituicao successfully sucesso such suis suitable suite suivant suivante suivre
  sum suma sumo super supervisor sure suspendida suspendimos swap swapped tabela tableau tablero take taken takes taking talao tanto
  tapete tapetinho tapis tarde tarifas tarifs tarjeta tarjetas taught teach tel tell tells temprano temps tendra tenia terme
  terminal termine terms than themselves these thing think third those though thousand through throughout tiempo timetable tip toda
  todas todo todos together toma tomar tomo tomou tonight too took top tous tout toute toutes towards towel trabajo trabalho track
  tracking traded traga tramite transfere transfert tras traslado travail traves treina treinar treinos tres trial tried troca
  trocou trop trouve trouver tudo turn turned turnos turns tuvo twice ultima under unfortunately unica unico unidad unit unreserved
  until unused unwell up upon usa usar use used useful uses using uso usou usual usually utiliser utiliza utilize va vacant vacated
  vai valable vale valid valida validate validation valide validee valider valido value vamos van vao varios various vem vemos ven
  venda vendu venta ventanilla vers very veuillez vez viendra viene viens vira virement visible visitante visitas visiting visits
  voici voir voisin voltou vou vouchers voulez vouloir voyez vrai vuelta vuelve wait waited want wants warm warmly warning wasn't
  watch water we'll web week weekly well while whole whom whose why wide wish wishes within without won't word words work working
  workouts works world worth write wrong year years yet you're yourself
  `
    .trim()
    .split(/\s+/),
);

/** Whole words that say what happened. Learning recognises them by their beginnings, which names may share. */
const ofStatus = new Set(
  `
  cancel cancels canceled cancelled canceling cancelling cancelation cancellation cancellations cancelar cancela cancelan cancelo
  cancelou cancelas cancelaste cancele cancelada cancelado canceladas cancelados cancelacion cancelaciones cancelamento
  cancelamentos anular anula anulo anulou anulada anulado anuladas anulados anulacion annuler annule annulee annules annulees
  annulation annulations confirm confirms confirmed confirming confirmation confirmations confirmar confirma confirmo confirmou
  confirmamos confirmada confirmado confirmadas confirmados confirmacion confirmaciones confirmacao confirmacoes confirmer confirme
  confirmee confirmes confirmees confirmons waitlist waitlisted waiting espera esperada attente pending pendiente pendientes
  pendente pendentes rejected reject rejeitado rejeitada rechazado rechazada rechazo refuse refused refusee declined decline denied
  negado negada absence absences absent absente ausente ausencia falta faltou falto missed refund refunded refunds reembolso
  reembolsado reembolsada remboursement rembourse remboursee rescheduled reschedule reagendado reagendada reagendo reagendamento
  reprogramada reprogramado reprogramo reprogrammer reprogramme reprogrammee reported reporte reportee reporter postponed adiada
  adiado aplazada aplazado deplace deplacee moved moves move modified modificada modificado modificacion modificacao modifie
  modifiee modification remove removed removes removal removido removida withdrawn withdrew deleted delete eliminado eliminada
  eliminacion supprime supprimee supprimer unregistered unbooked unenrolled desmarcou desmarcada desmarcado desistiu desistio
  desiste desistencia desistencias desistement liberada liberado liberaram liberan libera released release releases expired expires
  invalid failed fails failure unable sorry
  `
    .trim()
    .split(/\s+/),
);

const ofLabels = labelWords();

/** Public words that are also names of people. */
const alsoNames = new Set('best day days ella good may place player price sale sunday vale will'.split(' '));

/**
 * Whether a word (in lower case, without accents) of a studio's e-mail may be shown to others: it is a usual word in
 * booking systems' e-mails, or a single letter. A list decides and never a guess, so an unknown word stays with its
 * studio.
 */
export const isPublicWord = (flat: string): boolean =>
  flat.length === 1 || isOrdinary(flat) || further.has(flat) || ofStatus.has(flat) || ofLabels.has(flat);

export const isAlsoName = (flat: string): boolean => alsoNames.has(flat);
