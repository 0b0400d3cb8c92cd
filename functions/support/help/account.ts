import type { Article } from './article.ts';

/** Signing in, the subscription, and what a studio says of itself. */
export const account: readonly Article[] = [
  {
    articleId: 'getting-started',
    path: '/onboarding',
    title: {
      en: 'Getting started with Cupo',
      es: 'Primeros pasos con Cupo',
      pt: 'Primeiros passos com o Cupo',
    },
    words:
      'begin start setup set up first steps onboarding wizard new studio tutorial comenzar empezar configurar inicio começar iniciar configuração',
    messages: ['Failed to save your progress'],
    text: 'The setup wizard asks for your country, currency and time zone, then for your class schedule and your past bookings. After that, connect your marketplaces under Integrations. With a few weeks of bookings the first recommendations appear under AI Decisions. The wizard goes on where you left it.',
  },
  {
    articleId: 'sign-in',
    path: '/account',
    title: {
      en: 'Signing in and passwords',
      es: 'Iniciar sesión y contraseñas',
      pt: 'Entrar na conta e senhas',
    },
    words:
      'login log in sign in sign up forgot forgotten reset change password code e-mail email account locked access olvidé contraseña restablecer entrar sesión esqueci senha redefinir acesso cuenta conta',
    messages: [
      'Invalid email address',
      'Password must be at least 6 characters',
      'Error signing out',
      'Welcome back!',
    ],
    text: "On the sign-in page choose 'Forgot your password?', enter your e-mail address, and set a new password with the code that is mailed to you. A password has at least 6 characters. To change it while you are signed in, open Sign-in & Security below your studio's name. The same page ends the sign-ins of all your devices: press 'Sign Out Everywhere'.",
  },
  {
    articleId: 'second-factor',
    path: '/account',
    title: {
      en: 'Two-factor authentication',
      es: 'Verificación en dos pasos',
      pt: 'Verificação em duas etapas',
    },
    words:
      'two factor 2fa mfa second factor two-step authenticator app one-time code secure security autenticación autenticação dois fatores segundo factor seguridad segurança',
    messages: [
      'Signing in now asks for a code of your authenticator app',
      'Signing in no longer asks for a code',
    ],
    text: "Open Sign-in & Security below your studio's name and switch on the authenticator app. Scan the picture with the app and enter the code it shows. From then on signing in asks for such a code. You can switch it off on the same page.",
  },
  {
    articleId: 'trial',
    path: '/subscribe',
    title: {
      en: 'The free trial and what it costs afterwards',
      es: 'La prueba gratuita y el precio después',
      pt: 'O teste grátis e o preço depois',
    },
    words:
      'free trial try price pricing cost how much pay monthly plan professional subscribe start end ends after 30 days prueba gratis precio cuánto cuesta teste grátis preço quanto custa plano',
    messages: [
      'Failed to start trial. Please try again.',
      'Please sign in to start your trial',
      'Failed to open the checkout. Please try again.',
    ],
    text: 'The Professional Plan starts with a free trial of 30 days, once per studio. A card is asked for at the start and charged only when the trial ends: 300 US dollars a month. Cancel before then in the billing portal, from Settings, and nothing is charged.',
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
    words:
      'cancel subscription unsubscribe invoice receipt card payment method update billing portal renew charge refund past due cancelar suscripción factura tarjeta pago cobro reembolso cancelo assinatura cancelamento fatura cartão pagamento cobrança',
    messages: [
      'Failed to open billing portal',
      'No portal URL received',
      'Please log in to manage your subscription',
    ],
    text: "Open Settings and find the Billing card. 'Cancel Subscription' and 'Update Payment Method' both open the billing portal in a new tab, where your invoices are too. A cancelled subscription runs on until the end of what was paid.",
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
    words:
      'timezone time zone times wrong hours off clock currency money country region regional account setup daylight saving zona horaria horas incorrectas moneda país fuso horário horas erradas moeda pesos reais euros dollars',
    messages: [
      'Failed to load your settings. Please try again.',
      'Failed to save your settings. Please try again.',
      'Your account settings have been saved',
    ],
    text: 'Every time in Cupo is on the clock of your studio. If times look wrong, check the time zone in Studio Details under Settings; country and currency are under Account Setup. Times in files you upload are read as local times of the studio, so set the zone before you upload.',
  },
  {
    articleId: 'studio-details',
    path: '/settings',
    title: {
      en: "Your studio's name and details",
      es: 'Nombre y datos del estudio',
      pt: 'Nome e dados do estúdio',
    },
    words:
      'studio name rename details e-mail address settings change nombre del estudio cambiar nome do estúdio mudar dados',
    messages: ['Failed to save settings', 'Studio details saved'],
    text: "Open Settings and change the name in the Studio Details card. The e-mail address shown there is the one you sign in with and can't be changed on this card; write to us with a support ticket if it has to change.",
  },
  {
    articleId: 'appearance',
    path: '/dashboard',
    title: {
      en: 'Light and dark appearance',
      es: 'Apariencia clara y oscura',
      pt: 'Aparência clara e escura',
    },
    words: 'dark mode light theme night colours colors appearance modo oscuro tema claro modo escuro',
    text: 'The gear at the bottom of the navigation switches between light, dark, and what your device prefers. The choice is kept in this browser.',
  },
  {
    articleId: 'logos',
    path: '/admin/logo-upload',
    title: { en: 'Uploading logos', es: 'Subir logotipos', pt: 'Enviar logotipos' },
    words: 'logo logos picture image icon upload svg png jpeg webp logotipo imagen imagem subir enviar',
    messages: [
      'Please sign in to upload logos.',
      'Select one or more logo files to upload.',
      'Some files are invalid (type/size). Fix them before uploading.',
    ],
    text: 'Logos are PNG, JPEG, WebP or SVG files of at most 5 MB. Choose them on the page Upload Logos; each shows how far it is, and a link to it when it is up. The newest one of yours is the logo of your studio: it stands beside its name, on the Dashboard and in Integrations, and can be removed there. Settings, Studio Details leads to the page. An SVG that holds a script or refers to something elsewhere is refused: save it again as a plain SVG.',
  },
  {
    articleId: 'privacy',
    path: '/privacy-policy',
    title: {
      en: 'Privacy and where your data are',
      es: 'Privacidad y sus datos',
      pt: 'Privacidade e seus dados',
    },
    words:
      'privacy gdpr lgpd personal data protection who sees stored safe security encryption terms of service privacidad protección datos privacidade proteção dados lgpd términos termos',
    text: "Your studio's data are visible to your studio alone. Passwords and keys of marketplaces are stored encrypted and are never shown in lists. The privacy policy and the terms of service say the rest; for a question about your data open a support ticket.",
  },
  {
    articleId: 'support',
    path: '/dashboard',
    title: {
      en: 'Talking to our team',
      es: 'Hablar con nuestro equipo',
      pt: 'Falar com a nossa equipe',
    },
    words:
      'support ticket human person contact help team call phone chat agent speak soporte ayuda persona contacto hablar suporte ajuda pessoa contato falar atendimento',
    messages: [
      'Failed to load tickets',
      'Failed to load messages',
      'Please sign in to reply',
      'Failed to send reply',
      'Failed to create ticket. Please try again.',
      'Please fill in all fields',
    ],
    text: "Press 'Create Support Ticket' and say what you did, what happened and what you expected. Answers appear under My Tickets, and a message tells you when one has come. A resolved or closed ticket takes no more replies: open another one.",
  },
  {
    articleId: 'not-loading',
    path: '/dashboard',
    title: {
      en: 'Something does not load or is out of date',
      es: 'Algo no carga o no está actualizado',
      pt: 'Algo não carrega ou está desatualizado',
    },
    words:
      'error loading slow blank white page refresh reload stuck broken bug not working internet connection offline request id went wrong try again no carga lento error não carrega erro travado atualizar',
    messages: [
      'Something went wrong. Please try again.',
      'The dashboard could not be refreshed',
      'Could not load this page',
    ],
    text: "Pages refresh themselves when something changes. If one doesn't load, check your connection and press Retry. If an error names a request, copy its number into a support ticket: with it we find what happened.",
  },
];
