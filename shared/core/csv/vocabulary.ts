/**
 * The meanings of words in column titles, in English, Spanish, Portuguese and some French, German and Italian, in lower
 * case without accents. A word may have several meanings ('aula' is a class in Portuguese, a room in Spanish): the
 * other words and the values decide. Phrases are matched before words.
 */
const meanings = {
  class:
    'class classes clase clases aula aulas cours session sessions sesion sesiones sessao sessoes event evento eventos activity activities actividad actividades atividade atividades activite workshop workshops taller talleres oficina lesson leccion course curso turma turmas disciplina discipline modalidad modalidade seance kurs kursname einheit stunde angebot veranstaltung lezione corso clasegrupal',
  classLike:
    'service servicio servico services program programa programme training treino treinos entrenamiento entreno entrenos offering workout wod grupo group appointment appt cita atendimento title titulo intitule libelle subject template product_name visit visits visita visitas',
  date: 'termin date dates fecha fechas data datas datum datetime when cuando quando dt f fec fch',
  day: 'day dia jour tag giorno',
  time: 'time times hora horas hour horario horarios heure horaire uhrzeit datetime ora orario clock hr h hs',
  timestamp: 'timestamp datetime date_time fecha_hora data_hora marca_temporal carimbo',
  shift: 'turno turnos slot_time schedule_time schedule agenda',
  start:
    'start startzeit starts starting begin begins beginning inicio inicia comienzo comienza empieza comeco debut from desde beginn started starttime begintime von',
  end: 'end endzeit ends ending finish finishes fin fim final termino termina to until hasta ate ended ende endtime bis',
  name: 'name names nombre nombres nome nomes nom fullname full_name naam bezeichnung titel',
  first: 'first given primer primeiro prenom vorname firstname',
  last: 'last surname surnames apellido apellidos sobrenome family lastname nachname paterno materno',
  room: 'room rooms sala salas salon salones salao saloes ambiente ambientes facility hall espacio espaco classroom aula arena resource recurso salle area zone zona quadra cancha raum saal kursraum stanza court pista',
  location:
    'location venue ubicacion place lugar lieu ort localizacion localizacao locatie luogo where donde onde ou wo',
  studio: 'studio estudio estudios studios local gym gimnasio box academia',
  site: 'site branch sucursal sede unidade unidad center centre centro filial tienda store',
  club: 'club home company business franchise empresa region market mercado country pais city ciudad cidade address direccion endereco adresse state_province',
  staff:
    'instructor instructors instructora instructores instrutor instrutora instrutores teacher teachers professeur professeurs tecnico tecnica tecnicos coach coaches trainer trainers staff professor professora professores profesor profesora profesores profe prof monitor monitora monitores entrenador entrenadora entrenadores treinador treinadora provider leader supervisor facilitator facilitador docente maestro maestra tallerista tutor animateur lehrer kursleiter employee empleado host educator guide enseignant practitioner therapist intervenant intervenante worker workers istruttore ministrante led_by taught_by impartido_por dictado_por ministrado_por con_quien teaching teaches leads imparte la_da lo_da quem_da quien_da donne_par anime_par guided_by hosted_by with responsavel responsable encargado encargada leitung leiter leiterin trainerin kursleiterin kursleitung',
  customer:
    'customer customers client clients cliente clientes member members miembro miembros membro membros socio socia socios socias alumno alumna alumnos alumnas aluno aluna alunos alunas usuario usuarios user users athlete athletes atleta atletas student students estudiante estudiantes attendee attendees participant participants participante participantes asistente guest guests invitado person contact contacto contato patron rider riders visitor adherent membre persona pessoa paciente patient kunde teilnehmer mitglied deportista beneficiario colaboradora titular cliente_final consumer colaborador abonado abonada abonados beneficiarios pessoas personas nombre_completo nome_completo comprador compradora buyer purchaser cliente_nombre who quien quem qui wer',
  email: 'email emails mail correo correos e_mail e-mail courriel mailadresse',
  capacity:
    'capacity capacidad capacidades capacidade cap cupo cupos aforo lugares plazas vagas vaga places spaces spots seats size quota lotacao asientos posti plaetze platze capacite bikes bicis mats camas machines slots slot allocation allotment cuota plaza cota puestos sillas effectif room_for caben cabem platz entran',
  max: 'cap max maximum maximal maximale maximaler maximales maximo maxima limit limite maxi tope kapazitat kapazitaet allowed hochstzahl',
  booked:
    'booked booking bookings reserved reservation reservations reserva reservas reservado reservados reservada reservadas reservacion reservaciones reservations inscritos inscritas inscriptos inscripto inscripciones inscripcion inscricao inscricoes enrolled enrollment enrollments enrolment enrolments registered registration registrations registro registros registrados registrado signups signup signed agendado agendados agendamento agendamentos ocupadas ocupados ocupacion ocupacao ocupado occupancy occupied occupation taken sold matriculados matriculas confirmados confirmed buchungen gebucht inscrits reserves prenotati vendidos vendidas ventas_lugares filled roster headcount scheduled anotados apuntados reservaron agendadas asignados cubiertos confirmadas buchung anmeldung anmeldungen angemeldet belegt gebuchte apartado apartados apartada apartadas tomado tomados tomada tomadas coming going dabei vienen confirmaram',
  made: 'made created creado creada criado criada creation creacion criacao placed purchased purchase bought timestamp made_at emitido emision generado gerado logged entered hecha efectuada realizada realizado cadastro alta erstellt cree submitted recorded record_date record_time date_of_record inclusion inclusao incluido incluida added ingresado lancamento lancado saisie angelegt erfasst eingetragen notiert note_le capturado',
  sale: 'sale sales compra compras venta ventas venda order pedido transaction transaccion transacao',
  tickets: 'tickets ticket entradas ingressos boletos',
  free: 'free available availability libre libres disponible disponibles disponivel disponiveis livre livres remaining left open restantes restante vacant vacancy vacantes frei sobrantes',
  wait: 'wait waitlist waitlisted waiting waitlists espera fila attente warteliste standby',
  attended:
    'attended attendance asistencia asistencias asistio asistieron asistentes presente presentes presenca presencas checkin checkins checked_in check-in check_in checkout check_out no_show noshow noshows showed ausente ausentes ausencias falta faltas present absent visited arrived arrival entrada salida acudio compareceu anwesend show signin signed_in',
  cancel:
    'cancel cancels cancelled canceled cancellation cancellations cancelation cancelado cancelados cancelada canceladas cancelacion cancelaciones cancelamento cancelamentos anulacion anulado anulada annule annulation storniert storno cancelo',
  source:
    'source sources origen origem origin channel canal canales via through platform plataforma interface widget medium medio device dispositivo aggregator agregador agregadora marketplace partner aliado socio_comercial convenio parceiro referral booked_by created_by reserved_by reservado_por booked_via reservado_via source_app app quelle provenance herkunft agendado_por registrado_por inscrito_por reservada_por creado_por criado_por reserve_par agendada_por booked_through made_via reserved_via reserved_through agendado_via reserva_por',
  web: 'web online en_linea',
  by: 'by von using con method metodo',
  type: 'type types tipo tipos kind category categoria typ art clasificacion',
  payment:
    'payment payments pagamento pricing_option membership memberships membresia membresias plan plano planos planes package packages paquete paquetes pacote pacotes pass pase passe pases abono abonos bono bonos forma series serie subscription suscripcion assinatura contract contrato voucher abonnement forfait tarifa_aplicada option opcion opcao product products produto produtos producto productos credits_used paid_with purchase_option pricing tarif_type card tarjeta carnet karte mitgliedschaft entitlement convenio purchased_with paid_using bought_with comprado_con pagado_con purchased_using formule forfaits',
  tender:
    'payment_method payment_type method_of_payment medio_de_pago metodo_de_pago forma_de_pago forma_de_pagamento meio_de_pagamento metodo_de_pagamento paid_by paid_via pago_con zahlungsart mode_de_paiement modalidad_de_pago modalidade_de_pagamento',
  paid: 'pago pagos paid pagado pagada pagados pagadas pagas paye payed bezahlt cobrado cobrada cobro charged collected fee_collected fees_collected fee_paid class_fee session_fee course_fee',
  price:
    'price precio precios preco precos tarifa tarifas gross brutto bruto bruta list rate cost costo coste custo prix preis tarif charge cargo fare prezzo msrp retail lista',
  amount:
    'amount how_much monto montos importe valor valores value total totals montant betrag sum suma importo subtotal paid_amount vl vlr imp worth',
  net: 'net netto rev neto neta netos liquido liquida liquidos payout payouts receive receber recebido received recibido revenue revenues ingreso ingresos receita receitas income repasse facturado faturado facturacion faturamento payable liquidacion einnahmen umsatz recette recettes chiffre proceeds takings real share studio_share recibes recibe recibo recebe recebes cobras recognized ex_tax excl_tax excluding_tax before_tax after_tax net_of_tax ex_vat excl_vat ex_gst sin_iva sin_impuestos sem_impostos hors_taxe hors_taxes ht ohne_mwst exkl_mwst nos_queda',
  earned: 'earned earning earnings ganancia ganancias ganho ganhos yield gana',
  fee: 'fee fees commission commissions comision comisiones comissao comissoes taxa taxas frais gebuhr provision deduction retencion commissione cut',
  per: 'per por each cada pro unit unitario session_rate',
  noMoney:
    'tax iva vat tip propina refund refunds reembolso balance saldo deposit deposito payroll wage salary salario nomina bonus points puntos credits creditos credit discount descuento desconto persons_hours hourly pay',
  id: 'id ids code codigo number numero num nr folio uuid barcode key guid index sku row rownum matricula_id nif dni cpf rut rfc',
  reference:
    'ref reference referencia localizador locator confirmation confirmacion booking_id reservation_id id_reserva id_da_reserva booking_number booking_code booking_ref id_de_reserva codigo_reserva reserva_id id_reservacion order_number folio',
  status: 'status estado estatus situacao state statut outcome stato',
  count:
    'count qty quantity cantidad quantidade anzahl numero_de zahl number_of no_of total_de anz qtd qtde cant',
  totalWord: 'total totals totales gesamt',
  percent: '% percent percentage porcentaje porcentagem pct rate_percent share ratio',
  duration: 'duration duracion duracao minutes minutos mins min length dauer duree hrs estimated period',
  weekday:
    'weekday week semana woche semaine weekdays dow diasemana dia_de_la_semana dia_da_semana dia_semana dia_sem monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo segunda_feira terca_feira quarta_feira quinta_feira sexta_feira lundi mardi mercredi jeudi vendredi samedi dimanche',
  noise:
    'phone telefono telefone celular mobile movil whatsapp tel notes nota notas note comments comentario comentarios observacoes observaciones obs description descripcion descricao details detalles birthday birth nacimiento nascimento age edad idade gender genero sexo language idioma url link image imagen photo foto expiry expiration expires vencimiento vencimento validade vigencia level nivel intensity currency moneda moeda timezone zona_horaria tags etiquetas color recurring recurrence frequency rating score feedback updated modified actualizado last_updated atualizado modificado joined sign_up_date member_since spot_number puesto bike bici mat equipment persona_type streak probability prob template_id series_id late reminder waiver signature deleted moved published last_visit next_visit followup late_fee noshow_fee cortesias cortesia cortesias_count block bloque preferred buffer priority risk frozen freeze membership_id renewal renovacion month months year years mes meses ano anos anio anios exp expires_on exp_date join_date date_join joining_date joined_on hear heard conociste conocio conheceu connu erfahren weight height peso altura zip postal postcode cp uid rem remaining_visits visits_rem visits_remaining qty stock sku private reason motivo motivos razon source_id parent_id guardian emergency',
  fitpass: 'fitpass fit_pass',
  wellhub: 'wellhub gympass gym_pass well_hub',
  totalpass: 'totalpass total_pass',
  classpass: 'classpass class_pass',
  kenko: 'kenko keno bookee',
  direct:
    'direct directo directa directas directos direto direta diretas diretos own propios proprias studio_own walkin walk_in',
  the: 'the of de del da do das dos la el los las le les du des a al o os as e y and en em in on at for para with com no n usd mxn eur brl gbp clp cop ars pen uyu cad aud pesos dolares dollars reais euros mx us r your tu su seu sua our nuestro full completo completa is was local_time',
} as const;

export type Concept = keyof typeof meanings;

const entries: [string, Concept][] = (Object.keys(meanings) as Concept[]).flatMap((concept) =>
  meanings[concept].split(' ').map((word): [string, Concept] => [word.replaceAll('_', ' '), concept]),
);

/** Each word or phrase with its possible meanings. */
export const vocabulary: ReadonlyMap<string, readonly Concept[]> = new Map(
  [...Map.groupBy(entries, ([word]) => word)].map(([word, all]) => [
    word,
    [...new Set(all.map(([, concept]) => concept))],
  ]),
);

/** Maximum number of words in a phrase. */
export const phraseWordsMax = 5;
