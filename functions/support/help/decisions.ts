import type { Article } from './article.ts';

/** The schedule, recommendations, rules and automation. */
export const decisions: readonly Article[] = [
  {
    articleId: 'dashboard-figures',
    path: '/dashboard',
    title: {
      en: 'The figures of the dashboard',
      es: 'Las cifras del panel',
      pt: 'Os números do painel',
    },
    words:
      'dashboard figures numbers total bookings occupancy rate slots managed automations run chart meaning accuracy score panel tasa de ocupación cifras significado painel taxa de ocupação significa números',
    text: 'Total Bookings counts confirmed bookings. Occupancy Rate is bookings divided by places, over the past four weeks and the next seven days. Slots Managed counts places moved on marketplaces, and Automations Run the changes sent. The charts set the coming seven days against the same weekdays of the past four weeks.',
  },
  {
    articleId: 'schedule',
    path: '/classes',
    title: {
      en: 'The class schedule and its colours',
      es: 'El horario de clases y sus colores',
      pt: 'A grade de aulas e suas cores',
    },
    words:
      'schedule classes calendar week grid colours colors green yellow red room filter date range at risk fully booked projected revenue horario clases colores semana grade aulas cores semana',
    messages: [
      'No classes scheduled for this date range',
      'The schedule could not be refreshed',
      'The class could not be refreshed',
    ],
    text: 'Classes shows your week by day and time. Dark green is full, green 80 percent or more, yellow 50 or more, red less. Classes at risk are under 50 percent, fully booked ones at 95 or more. Choose the days and the room above; press a cell to see its classes.',
  },
  {
    articleId: 'edit-class',
    path: '/classes',
    title: {
      en: 'Changing the places of a class',
      es: 'Cambiar los lugares de una clase',
      pt: 'Mudar as vagas de uma aula',
    },
    words:
      'edit change capacity number of places slots allocation one class by hand manually marketplace more fewer editar cambiar cupo lugares capacidad editar mudar vagas capacidade',
    messages: [
      'Capacity Updated',
      'Update Failed',
      'Failed to update capacity. Please try again.',
      'Invalid Capacity',
      'Slot allocations updated successfully',
      'You must be logged in',
    ],
    text: 'Open the class under Classes and press Edit beside its capacity or its slot allocations. Slots can be changed for marketplaces that are connected. A number never goes below what is already sold, and all together never above what the room holds. The change is sent to the marketplaces at once.',
  },
  {
    articleId: 'undo-change',
    path: '/classes',
    title: {
      en: 'Taking back a change of a class',
      es: 'Deshacer un cambio de una clase',
      pt: 'Desfazer uma mudança de uma aula',
    },
    words:
      'undo take back manual edit mistake restore previous deshacer error restaurar desfazer erro engano',
    text: 'A class shows its latest changes, each with Undo where it can still be taken back. What you set or took back by hand is not changed by anything automatic afterwards; the class says so.',
  },
  {
    articleId: 'recurring-classes',
    path: '/classes',
    title: {
      en: 'Recurring classes',
      es: 'Clases recurrentes',
      pt: 'Aulas recorrentes',
    },
    words:
      'recurring repeat every week weekly series monday all following template set as recurring apply to all semanal repetir cada lunes recurrente recorrente repetir toda segunda série',
    messages: ['Failed to generate recurring classes', 'Failed to generate classes', 'recurring classes for'],
    text: "Open a class and press 'Set as Recurring' to repeat it weekly for 4, 8, 12, 26 or 52 weeks. When you change a class of a series, you choose whether the change is for this one or for the following ones too.",
  },
  {
    articleId: 'review-decisions',
    path: '/ai-decisions',
    title: {
      en: 'Reviewing recommendations',
      es: 'Revisar las recomendaciones',
      pt: 'Revisar as recomendações',
    },
    words:
      'approve reject review recommendation decision pending execute queued status tab view details accept aprobar rechazar recomendación decisión aprovar rejeitar recomendação decisão',
    messages: [
      'Failed to load AI decisions',
      'Failed to approve decision',
      'Failed to reject decision',
      'Decision approved and queued for execution',
      'Decision rejected',
    ],
    text: "Under AI Decisions press 'View Details' to see what is recommended for each marketplace and why, then 'Approve & Execute' or 'Reject'. A decision waits until its class's cut-off; a newer one for the same class takes its place. What you reject is not recommended again for that class until its bookings, its capacity or the terms of a marketplace change clearly; the class says when you rejected it.",
  },
  {
    articleId: 'run-optimizer',
    path: '/ai-decisions',
    title: {
      en: 'Running the optimizer',
      es: 'Ejecutar el optimizador',
      pt: 'Executar o otimizador',
    },
    words:
      'run ai optimizer now analyze no recommendations nothing found none often hourly when ejecutar optimizador sin recomendaciones executar otimizador nenhuma recomendação',
    messages: [
      'Failed to run AI optimizer',
      'Please connect at least one integration before running the AI optimizer',
      'No decisions found',
    ],
    text: "Press 'Run AI Optimizer' under AI Decisions; it also runs every hour, and for a class whenever a booking arrives. It looks at open classes on connected marketplaces and recommends a change only where more revenue is expected. No recommendation means that things are best left as they are, or that there are too few past bookings yet.",
  },
  {
    articleId: 'decision-confidence',
    path: '/ai-decisions',
    title: {
      en: 'What confidence means',
      es: 'Qué significa la confianza',
      pt: 'O que significa a confiança',
    },
    words:
      'confidence percent percentage score high medium low sure accuracy probability confianza porcentaje confiança porcentagem certeza',
    text: 'Confidence is how likely a change is to bring at least as much as leaving things alone, counted over thousands of simulated futures of the class. 80 percent and more is high, 60 and more medium. It is checked against what really happened.',
  },
  {
    articleId: 'decision-explanation',
    path: '/ai-decisions',
    title: {
      en: 'Why a change was recommended',
      es: 'Por qué se recomendó un cambio',
      pt: 'Por que uma mudança foi recomendada',
    },
    words:
      'why reason reasoning explanation took away slots moved places less more expected revenue impact analysis por qué razón motivo quitó lugares por que motivo tirou vagas explicação',
    text: "'View Details' of a decision shows its numbers: bookings so far against those expected by now, how likely direct customers are to fill the place, what the next place is worth on each marketplace, and what would change the decision. Places go where they are expected to earn most.",
  },
  {
    articleId: 'undo-decision',
    path: '/ai-decisions',
    title: {
      en: 'Undoing an executed decision',
      es: 'Deshacer una decisión ejecutada',
      pt: 'Desfazer uma decisão executada',
    },
    words:
      'undo revert reverse back executed decision ai did take back wrong deshacer revertir decisión desfazer reverter decisão',
    messages: ['Failed to undo decision', 'Decision undone'],
    text: "Open the decision under AI Decisions, tab Executed, and press Undo. The places before it are sent to the marketplaces again, and the class is left alone by automation afterwards. It can't be undone once the class has begun or somebody changed it since.",
  },
  {
    articleId: 'auto-execute',
    path: '/settings',
    title: {
      en: 'Letting decisions execute themselves',
      es: 'Ejecutar decisiones automáticamente',
      pt: 'Executar decisões automaticamente',
    },
    words:
      'auto execute automatic automatically on its own without asking approval autopilot simulation threshold max slot adjustment automático solo sin preguntar automaticamente sozinho sem perguntar piloto',
    messages: [
      'Failed to save AI settings',
      'AI settings saved',
      'Auto-execute is switched on',
      'The simulation failed',
    ],
    text: 'In Settings, AI Capacity Optimization, switch on Auto-execute. First a simulation replays your own last weeks and shows what it would have gained. Decisions whose confidence is above the threshold you set, 50 to 95 percent, are then carried out without asking; the others wait for you. Max slot adjustment, 1 to 20, limits how many places move at once.',
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
    words:
      'pause stop resume automation switch off disable all automatic changes temporarily holiday manual mode pausar detener automatización reanudar parar automação retomar desligar',
    messages: [
      'Failed to update automation status',
      'Failed to resume automation',
      'Automation resumed',
      'Automation Paused',
    ],
    text: 'In Settings, Automation Control, switch automation off. From that moment nothing automatic is sent to any marketplace, also of what was waiting; your own edits still are. Switch it on again there or on the dashboard.',
    about: 'automation',
  },
  {
    articleId: 'measured-uplift',
    path: '/settings',
    title: {
      en: 'How much more automation earns',
      es: 'Cuánto más gana con la automatización',
      pt: 'Quanto a mais a automação rende',
    },
    words:
      'uplift gain measure prove proven earn more money worth benefit results roi return compare cuánto gana beneficio resultado ganho lucro resultado vale a pena',
    text: 'A tenth of your classes, chosen by chance, is left out of automatic execution. Comparing both shows what automation really brings: in Settings, AI Capacity Optimization, Measured gain says it with its interval, and that it is not proven yet until the interval leaves zero out.',
  },
  {
    articleId: 'held-out-classes',
    path: '/ai-decisions',
    title: {
      en: 'Classes that automation leaves alone',
      es: 'Clases que la automatización no toca',
      pt: 'Aulas que a automação não muda',
    },
    words:
      'class left alone ignored skipped not optimized no changes held out hold-out frozen excluded optimizer untouched clase ignorada sin cambios excluida aula ignorada sem mudanças excluída',
    text: "A class is left alone when it belongs to the tenth that is held out for measuring, when you set, undid or refused a change of it by hand, when it is closer than the minimum hours before class, or when its marketplace isn't connected. The class's dialog says which. Holding out can be switched off in Settings.",
  },
  {
    articleId: 'inventory-modes',
    path: '/settings',
    title: {
      en: 'Separate and shared places, and overbooking',
      es: 'Lugares separados o compartidos, y sobreventa',
      pt: 'Vagas separadas ou compartilhadas, e overbooking',
    },
    words:
      'shared separate inventory mode overbooking oversell double booked twice same place several marketplaces sobreventa compartido doble reserva compartilhado vagas duplicada',
    text: 'With separate places, what is open on all marketplaces together never exceeds the free places. With shared places several marketplaces may offer the same free place; that is allowed only where each of them reports its bookings at once. Direct customers can always book what is free.',
  },
  {
    articleId: 'rules',
    path: '/rules',
    title: {
      en: 'Rules of your own',
      es: 'Reglas propias',
      pt: 'Regras próprias',
    },
    words:
      'rule rules add create custom condition occupancy threshold hours before increase decrease slots platform empty full delete switch regla crear agregar condición regra criar adicionar condição',
    messages: [
      'Failed to load rules',
      'Failed to delete the rule',
      'Failed to switch the rule',
      'Please fill in all fields',
    ],
    text: "Under Rules press 'Add Rule': a name, an occupancy, the hours before class, whether to increase or decrease slots, how many, and on which platform. When a class meets it, its change becomes part of the class's decision; where a rule and the optimizer disagree, the rule wins. A rule can be switched off or deleted, and shows how often it fired.",
  },
  {
    articleId: 'rule-backtest',
    path: '/rules',
    title: {
      en: 'What a rule would have done',
      es: 'Lo que una regla habría hecho',
      pt: 'O que uma regra teria feito',
    },
    words:
      'backtest would have fired last month past weeks try test rule before adding history probar regla semanas pasadas testar regra semanas passadas',
    text: 'While you fill in a rule you are told how many classes of the last 8 weeks it would have fired for. A rule that fires for every class, or for none, is seldom what you want.',
  },
];
