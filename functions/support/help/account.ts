import type { Article } from './article.ts';

/** Signing in, the subscription, and a studio's own details. */
export const account: readonly Article[] = [
  {
    articleId: 'getting-started',
    path: '/onboarding',
    title: {
      en: 'Getting started with Cupo',
      es: 'Primeros pasos con Cupo',
      pt: 'Primeiros passos com o Cupo',
    },
    messages: ['Failed to save your progress'],
    text: {
      en: 'The setup wizard asks for your country, currency and time zone, then how you get your class schedule, and then for your marketplaces. You can leave it at any time: it continues where you stopped. Upload some weeks of past bookings in “Settings”, and the first recommendations appear under “AI Decisions”.',
      es: 'El asistente inicial pide tu país, moneda y zona horaria, después cómo obtienes tu horario de clases y al final tus plataformas. Puedes salir cuando quieras: continúa donde te quedaste. Sube algunas semanas de reservas pasadas en “Configuración” y las primeras recomendaciones aparecerán en “Decisiones de IA”.',
      pt: 'O assistente inicial pede seu país, sua moeda e seu fuso horário, depois como você obtém a grade de aulas e por fim suas plataformas. Você pode sair quando quiser: ele continua de onde parou. Envie algumas semanas de reservas passadas em “Configurações” e as primeiras recomendações aparecerão em “Decisões de IA”.',
    },
  },
  {
    articleId: 'sign-in',
    path: '/account',
    title: {
      en: 'Signing in and passwords',
      es: 'Iniciar sesión y contraseñas',
      pt: 'Entrar na conta e senhas',
    },
    messages: [
      'Invalid email address',
      'Password must be at least 6 characters',
      'Incorrect username or password.',
      'Error signing out',
      'You must be logged in',
      'Welcome back!',
    ],
    text: {
      en: 'Forgotten password: on the sign-in page choose “Forgot your password?”, enter your e-mail address, and set a new password with the code that we email you. A password has at least 6 characters. To change it while you are signed in, open “Sign-in & Security” below your studio’s name. A new password signs you out on all other devices; if signing in asks you for a code, enter one to stay signed in on this device. “Sign Out Everywhere” on that page signs you out on all devices.',
      es: 'Si olvidaste tu contraseña, en la página de inicio de sesión elige “¿Olvidaste tu contraseña?”, escribe tu correo y pon una contraseña nueva con el código que te enviamos. La contraseña tiene al menos 6 caracteres. Para cambiarla con la sesión abierta, entra a “Acceso y seguridad”, debajo del nombre de tu estudio. Una contraseña nueva cierra la sesión en todos los demás dispositivos; si al iniciar sesión se te pide un código, escribe uno para seguir con la sesión abierta en este. Ahí mismo “Cerrar todas las sesiones” cierra la sesión en todos tus dispositivos.',
      pt: 'Se você esqueceu a senha, na página de entrada escolha “Esqueceu a senha?”, digite seu e-mail e defina uma senha nova com o código que enviamos. A senha tem pelo menos 6 caracteres. Para trocá-la já conectado, abra “Acesso e segurança”, abaixo do nome do estúdio. Uma senha nova encerra a sessão em todos os outros aparelhos; se um código é pedido ao entrar, digite um para continuar conectado neste. Lá mesmo, “Encerrar todas as sessões” encerra a sessão em todos os aparelhos.',
    },
  },
  {
    articleId: 'second-factor',
    path: '/account',
    title: {
      en: 'Two-factor authentication',
      es: 'Verificación en dos pasos',
      pt: 'Verificação em duas etapas',
    },
    messages: [
      'Signing in now asks for a code of your authenticator app',
      'Signing in no longer asks for a code',
    ],
    text: {
      en: 'Open “Sign-in & Security” below your studio’s name and press “Set Up Authenticator App”. Scan the code with the authenticator app on your phone and enter the six digits it shows. From then on signing in asks for such a code. You can switch it off on the same page.',
      es: 'Entra a “Acceso y seguridad”, debajo del nombre de tu estudio, y presiona “Configurar app de autenticación”. Escanea el código con la app de autenticación de tu celular y escribe los seis dígitos que muestra. Desde entonces se te pedirá un código al iniciar sesión. Puedes desactivarlo en la misma página.',
      pt: 'Abra “Acesso e segurança”, abaixo do nome do estúdio, e clique em “Configurar app de autenticação”. Leia o código com o aplicativo autenticador do seu celular e digite os seis dígitos que ele mostra. A partir daí, um código será pedido ao entrar. Você pode desativar isso na mesma página.',
    },
  },
  {
    articleId: 'trial',
    path: '/subscribe',
    title: {
      en: 'The free trial and what it costs afterwards',
      es: 'La prueba gratuita y el precio después',
      pt: 'O teste grátis e o preço depois',
    },
    messages: [
      'Failed to start trial. Please try again.',
      'Please sign in to start your trial',
      'Failed to open the checkout. Please try again.',
    ],
    text: {
      en: 'The Professional Plan starts with a free trial of 30 days, once per studio. You enter a card at the start, and it is charged only when the trial ends: 300 US dollars a month. Cancel before then with “Cancel Subscription” in “Settings”, and nothing is charged.',
      es: 'El Plan profesional empieza con una prueba gratuita de 30 días, una vez por estudio. Al inicio se registra una tarjeta y solo se cobra cuando termina la prueba: 300 dólares estadounidenses al mes. Si cancelas antes con “Cancelar suscripción” en “Configuración”, no se cobra nada.',
      pt: 'O Plano profissional começa com um teste grátis de 30 dias, uma vez por estúdio. Um cartão é pedido no início e só é cobrado quando o teste termina: 300 dólares americanos por mês. Se você cancelar antes com “Cancelar assinatura” em “Configurações”, nada é cobrado.',
    },
    about: 'subscription',
  },
  {
    articleId: 'billing',
    path: '/settings',
    title: {
      en: 'Billing: cancel, payment method, invoices',
      es: 'Facturación: cancelar, método de pago, facturas',
      pt: 'Cobrança: cancelar, forma de pagamento, faturas',
    },
    messages: [
      'Failed to open billing portal',
      'No portal URL received',
      'Please log in to manage your subscription',
    ],
    text: {
      en: 'Open “Settings” and find “Billing”. “Cancel Subscription” and “Update Payment Method” both open the billing portal in a new tab; your invoices are there too. A subscription that you cancel runs on until the end of what you paid.',
      es: 'Abre “Configuración” y busca “Facturación”. “Cancelar suscripción” y “Actualizar forma de pago” abren el portal de facturación en otra pestaña; ahí también están tus facturas. Una suscripción cancelada sigue activa hasta el final de lo que ya pagaste.',
      pt: 'Abra “Configurações” e procure “Cobrança”. “Cancelar assinatura” e “Atualizar forma de pagamento” abrem o portal de cobrança em outra aba; suas faturas também estão lá. Uma assinatura cancelada continua ativa até o fim do período já pago.',
    },
    about: 'subscription',
  },
  {
    articleId: 'regional-settings',
    path: '/account-setup',
    title: {
      en: 'Time zone, currency and country',
      es: 'Zona horaria, moneda y país',
      pt: 'Fuso horário, moeda e país',
    },
    messages: [
      'Failed to load your settings. Please try again.',
      'Failed to save your settings. Please try again.',
      'Your account settings have been saved',
    ],
    text: {
      en: 'Every time in Cupo is the local time of your studio. If times look wrong, check “Timezone” in “Studio Details” under “Settings”. Country and currency are under “Regional Settings” on the page this answer links to. Times in files you upload are read as local times too, so set the time zone before you upload. To change it afterwards, clear all data first and import your files again.',
      es: 'Todas las horas en Cupo son la hora local de tu estudio. Si las horas salen mal, revisa “Zona horaria” en “Datos del estudio”, dentro de “Configuración”. El país y la moneda están en “Datos regionales”, en la página enlazada aquí. Las horas de los archivos también se leen como hora local, así que pon la zona horaria antes de subirlos. Para cambiarla después, borra primero todos los datos y vuelve a importar tus archivos.',
      pt: 'Todos os horários no Cupo são a hora local do seu estúdio. Se as horas parecem erradas, confira “Fuso horário” em “Detalhes do estúdio”, dentro de “Configurações”. O país e a moeda ficam em “Configurações regionais”, na página indicada aqui. Os horários dos arquivos também são lidos como hora local, então ajuste o fuso antes de enviá-los. Para mudá-lo depois, limpe primeiro todos os dados e importe seus arquivos de novo.',
    },
  },
  {
    articleId: 'studio-details',
    path: '/settings',
    title: {
      en: 'Your studio’s name and details',
      es: 'Nombre y datos del estudio',
      pt: 'Nome e dados do estúdio',
    },
    messages: ['Failed to save settings', 'Studio details saved'],
    text: {
      en: 'Open “Settings” and change “Studio Name” in “Studio Details”. The e-mail address shown there is the one you sign in with. You can’t change it yourself: open a support ticket if it has to change.',
      es: 'Abre “Configuración” y cambia “Nombre del estudio” en “Datos del estudio”. El correo que aparece ahí es con el que inicias sesión. Tú no lo puedes cambiar: si necesitas otro, abre un ticket de soporte.',
      pt: 'Abra “Configurações” e mude “Nome do estúdio” em “Detalhes do estúdio”. O e-mail que aparece lá é o que você usa para entrar. Não dá para trocá-lo por conta própria: se precisar de outro, abra um chamado de suporte.',
    },
  },
];
