import type { Article } from './article.ts';

/** Articles about automation and its rules. */
export const automation: readonly Article[] = [
  {
    articleId: 'auto-execute',
    path: '/settings',
    title: {
      en: 'Letting decisions execute themselves',
      es: 'Ejecutar decisiones automáticamente',
      pt: 'Executar decisões automaticamente',
    },
    messages: [
      'Failed to save AI settings',
      'AI settings saved',
      'Auto-execute is switched on',
      'The simulation failed',
    ],
    text: {
      en: 'In “Settings”, “AI Capacity Optimization”, switch on “Auto-execute”. First we replay your own last weeks and show what it would have earned. Decisions at or above the confidence threshold you set, 50% to 95%, are then carried out without asking, and so are those that win less often but win at least that share of the money they may win or lose on average; the others wait for you. “Max slot adjustment” limits how many places one decision moves.',
      es: 'En “Configuración”, “Optimización de cupos con IA”, activa “Ejecución automática”. Primero repasamos tus últimas semanas y te mostramos cuánto habrías ganado. Después, las decisiones con la confianza que tú fijes o más, de 50% a 95%, se aplican sin preguntar, y también las que ganan menos veces, si en promedio se gana al menos esa parte del dinero que pueden ganar o perder; las demás esperan tu aprobación. “Ajuste máximo de lugares” limita cuántos lugares mueve una decisión.',
      pt: 'Em “Configurações”, “Otimização de vagas com IA”, ligue “Execução automática”. Primeiro repassamos suas últimas semanas e mostramos quanto teria rendido. Depois, as decisões com a confiança que você definir ou mais, de 50% a 95%, são aplicadas sem perguntar, e também as que ganham menos vezes, se em média ao menos essa parte do dinheiro que podem ganhar ou perder é ganha; as outras esperam por você. “Ajuste máximo de vagas” limita quantas vagas uma decisão move.',
    },
    about: 'automation',
  },
  {
    articleId: 'pause-automation',
    path: '/settings',
    title: {
      en: 'Pausing automation',
      es: 'Pausar la automatización',
      pt: 'Pausar a automação',
    },
    messages: [
      'Failed to update automation status',
      'Failed to resume automation',
      'Automation resumed',
      'Automation Paused',
    ],
    text: {
      en: 'In “Settings”, “Automation Control”, switch automation off. From that moment nothing automatic is sent to any marketplace, and recommendations can’t be run or approved. Your own edits are still sent. Switch it on again there or on the dashboard.',
      es: 'En “Configuración”, “Control de la automatización”, apaga la automatización. Desde ese momento no se envía nada automático a ninguna plataforma, ni se puede ejecutar el optimizador o aprobar. Los cambios que tú hagas sí se envían. Vuelve a encenderla ahí o en el panel.',
      pt: 'Em “Configurações”, “Controle da automação”, desligue a automação. A partir daí nada automático é enviado a nenhuma plataforma, e não dá para executar o otimizador nem aprovar. As mudanças que você fizer continuam sendo enviadas. Ligue de novo lá ou no painel.',
    },
    about: 'automation',
  },
  {
    articleId: 'morning-email',
    path: '/notifications',
    title: {
      en: 'The e-mail in the morning',
      es: 'El correo de la mañana',
      pt: 'O e-mail da manhã',
    },
    messages: ['Failed to load what you are told', 'Failed to save notifications', 'Notifications saved'],
    text: {
      en: 'Each morning Cupo writes to you what waits for your answer and what it is worth, which connection has trouble, what failed and what was carried out the day before; on a quiet morning nothing comes. When a marketplace refuses your password or a payment fails, it writes at once. In “Settings”, “Notifications”, choose the hour or switch either off. Every such e-mail has an “Unsubscribe” link as well.',
      es: 'Cada mañana Cupo te escribe qué espera tu respuesta y cuánto vale, qué conexión tiene problemas, qué falló y qué se hizo el día anterior; si no hay nada, no llega nada. Si una plataforma rechaza tu contraseña o un pago falla, escribe enseguida. En “Configuración”, “Notificaciones”, elige la hora o apaga cualquiera de los dos. Cada uno de esos correos tiene también un enlace “Cancelar suscripción”.',
      pt: 'Toda manhã a Cupo escreve o que espera sua resposta e quanto vale, qual conexão tem problemas, o que falhou e o que foi feito no dia anterior; se não há nada, nada chega. Se uma plataforma recusa sua senha ou um pagamento falha, ela escreve na hora. Em “Configurações”, “Notificações”, escolha a hora ou desligue qualquer um dos dois. Cada um desses e-mails tem também um link “Cancelar inscrição”.',
    },
  },
  {
    articleId: 'measured-uplift',
    path: '/impact',
    title: {
      en: 'How much more automation earns',
      es: 'Cuánto más ganas con la automatización',
      pt: 'Quanto a mais a automação rende',
    },
    text: {
      en: 'A tenth of your classes, chosen by chance, is left out of automatic execution. Comparing both shows what automation really earns: see “Impact”, month by month, by marketplace and by class. It gives the gain with its range, and says so while it isn’t proven yet.',
      es: 'Una décima parte de tus clases, elegida al azar, queda fuera de la ejecución automática. Al comparar ambas se ve cuánto gana de verdad la automatización: ve “Impacto”, mes a mes, por marketplace y por clase. Da la ganancia con su rango y avisa mientras aún no esté comprobada.',
      pt: 'Um décimo das suas aulas, escolhido ao acaso, fica fora da execução automática. A comparação mostra quanto a automação rende de verdade: veja “Impacto”, mês a mês, por marketplace e por aula. Mostra o ganho com sua faixa e avisa enquanto ainda não está comprovado.',
    },
  },
  {
    articleId: 'inventory-modes',
    path: '/settings',
    title: {
      en: 'Separate and shared places, and overbooking',
      es: 'Lugares separados o compartidos, y sobreventa',
      pt: 'Vagas separadas ou compartilhadas, e overbooking',
    },
    text: {
      en: 'With “Separate places”, what is open on all marketplaces together never exceeds the free places. With “Shared places”, several marketplaces may offer the same free place; that needs marketplaces that all report their bookings live: Wellhub and TotalPass do. Direct customers can always book what is free. You choose it in “Settings”, “AI Capacity Optimization”.',
      es: 'Con “Lugares separados”, lo abierto en todas las plataformas juntas nunca pasa de los lugares libres. Con “Lugares compartidos”, varias plataformas pueden ofrecer el mismo lugar libre; para eso todas deben avisar sus reservas al momento: Wellhub y TotalPass lo hacen. Los clientes directos siempre pueden reservar lo libre. Se elige en “Configuración”, “Optimización de cupos con IA”.',
      pt: 'Com “Vagas separadas” (separadas), o que está aberto em todas as plataformas juntas nunca passa das vagas livres. Com “Vagas compartilhadas” (compartilhadas), várias plataformas podem oferecer a mesma vaga livre; para isso todas precisam avisar as reservas na hora: Wellhub e TotalPass avisam. Clientes diretos sempre podem reservar o que está livre. Você escolhe em “Configurações”, “Otimização de vagas com IA”.',
    },
  },
  {
    articleId: 'rules',
    path: '/rules',
    title: {
      en: 'Rules of your own',
      es: 'Reglas propias',
      pt: 'Regras próprias',
    },
    messages: ['Failed to load rules', 'Failed to delete the rule', 'Failed to switch the rule'],
    text: {
      en: 'Under “Rules” press “Add Rule”: give it a name, an occupancy, the hours before class, whether slots increase or decrease, how many, and on which platform. When a class meets it, the change becomes part of that class’s decision; where a rule and the optimizer disagree, the rule wins. You can switch a rule off or delete it.',
      es: 'En “Reglas” presiona “Agregar regla”: pon nombre, ocupación, horas antes de la clase, si suben o bajan los lugares, cuántos y en qué plataforma. Cuando una clase la cumple, el cambio entra en la decisión de esa clase; si la regla y el optimizador no coinciden, gana la regla. Puedes apagarla o borrarla.',
      pt: 'Em “Regras” clique em “Adicionar regra”: dê um nome, a ocupação, as horas antes da aula, se as vagas aumentam ou diminuem, quantas e em qual plataforma. Quando uma aula a atende, a mudança entra na decisão dessa aula; se a regra e o otimizador discordam, vale a regra. Você pode desligá-la ou apagá-la.',
    },
  },
  {
    articleId: 'rule-backtest',
    path: '/rules',
    title: {
      en: 'What a rule would have done',
      es: 'Lo que una regla habría hecho',
      pt: 'O que uma regra teria feito',
    },
    text: {
      en: 'While you fill in a rule, “Backtest” tells you how many classes of the last 8 weeks it would have fired for. A rule that fires for every class, or for none, is seldom what you want.',
      es: 'Mientras llenas una regla, “Prueba con el pasado” te dice en cuántas clases de las últimas 8 semanas se habría activado. Una regla que se activa en todas las clases, o en ninguna, rara vez es lo que buscas.',
      pt: 'Enquanto você preenche uma regra, “Teste com o passado” diz em quantas aulas das últimas 8 semanas ela teria sido acionada. Uma regra que aciona em todas as aulas, ou em nenhuma, raramente é o que você quer.',
    },
  },
];
