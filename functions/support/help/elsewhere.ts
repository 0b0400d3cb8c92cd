/**
 * Words from requests for things that Cupo does not do and the help base does not answer, in English, Spanish and
 * Portuguese, without accents. A word that ends in * matches all words that begin with it.
 */
export const elsewhere: readonly string[] = [
  // People: hiring, paying and keeping them.
  'teacher* profesor* professor* maestr* profe hire hiring employ* salar* payroll nomina* sueldo* contrat* emplead* funcionari* vacante* curriculum intern recruit* suplente* recepcion* coach* coaches plomero encanador cleaner faxineir* contador contadora accountant abogado advogado lawyer',
  // Things that members buy, sign and receive.
  'member members alumn* aluno* aluna* student* membership* membresi* mensalista* gift gifts regalo* presente* voucher* coupon* cupon* discount* descuent* descont* promo* merchandis* merch towel* toalla* toalha* bottle* agua snack* suplement* supplement* protein* whey vitamin* waiver* loyalty fideli* refer* referral whatsapp zap wpp sms instagram insta facebook tiktok marketing publicidad* anuncio* propaganda ads flyer* panflet* volante* poster* website webpage newsletter',
  // Members' own apps and payment methods.
  'iphone android ios smartwatch paypal pix oxxo boleto* cripto* bitcoin mercadopago pos efectivo cash cheque* transferencia*',
  // The premises.
  'rent rental alquil* alug* aluguel locker* parking estacionamiento* estacionamento* mirror* espejo* espelho* mat mats tapete* floor paint* pintar pintura bicicleta* bicycle* dumbbell* halter* mancuerna* esteira* treadmill* maquina* machine* torno* catraca* turnstile* biometr* huella* fingerprint* camara* camera* alarm* luz electric* wifi shower* ducha* chuveiro* insurance licencia* licenca* alvara* franchise franquicia* franquia* sucursal* filial unidade',
  // Money and legal matters other than the subscription.
  'tax taxes impuesto* imposto* sat cnpj cpf loan* prestam* prestan emprest* bank banco* bancari* bancaria mortgage hipoteca* investor* inversion* investim*',
  // Teaching and health.
  'teach* ensenar ensinar rutina* exerci* ejerci* pose* postura* music* playlist* cancion* zoom online streaming virtual youtube diet* dieta* nutri* adelgaz* emagrec* calori* injury lesion* doctor* medic* embaraz* pregnan* gravid* massage* masaje* massage*',
  // Anything else in life.
  'previsao forecast pronostic* personal trainer* weather clima lluvia chuva horoscop* recipe* recet* cook* cocin* cozinh* rice arroz bolo cake pizza restaurant* flight* vuelo* voo hotel* viaje* travel* dog dogs perro* cachorro* gato* guitar* piano juego* jogo* game* football futbol futebol movie* pelicul* filme* francia france presidente president traduz* traduc* translat* joke chiste piada haircut* girlfriend novia namorad* hijo* filho* child* school escuela* escola*',
].flatMap((line) => line.split(' '));
