import type { Article } from './article.ts';

/** What happens by itself, and by which rules. */
export const automation: readonly Article[] = [
  {
    articleId: 'auto-execute',
    path: '/settings',
    title: {
      en: 'Letting decisions execute themselves',
      es: 'Ejecutar decisiones automáticamente',
      pt: 'Executar decisões automaticamente',
    },
    asked:
      'auto execute / automatic / make it automatic / make changes alone without asking / let the ai act alone / approve automatically / not want to approve all / not approve one by one / run alone at night / run alone / execute decisions automatically / without approval / do it by itself / alone / confidence threshold / simulation / turn on automatic / leave on automatic / can it do it without me / approve by itself / do not ask me / without asking me / I do not want to approve each one / automatic approval / let it run alone / automatic mode / activate automatic / turn on auto / let it decide alone / carry out alone / make decisions without me / full automatic / everything automatic / set the threshold / approve alone without click / approve without me clicking / auto approve',
    messages: [
      'Failed to save AI settings',
      'AI settings saved',
      'Auto-execute is switched on',
      'The simulation failed',
    ],
    text: {
      en: 'In “Settings”, “AI Capacity Optimization”, switch on “Auto-execute”. First we replay your own last weeks and show what it would have earned. Decisions at or above the confidence threshold you set, 50% to 95%, are then carried out without asking; the others wait for you. “Max slot adjustment” limits how many places one decision moves.',
      es: 'En “Settings”, “AI Capacity Optimization”, active “Auto-execute”. Primero repasamos sus últimas semanas y le mostramos cuánto habría ganado. Después, las decisiones con la confianza que usted fije o más, de 50% a 95%, se aplican sin preguntar; las demás esperan su aprobación. “Max slot adjustment” limita cuántos lugares mueve una decisión.',
      pt: 'Em “Settings”, “AI Capacity Optimization”, ligue “Auto-execute”. Primeiro repassamos suas últimas semanas e mostramos quanto teria rendido. Depois, as decisões com a confiança que você definir ou mais, de 50% a 95%, são aplicadas sem perguntar; as outras esperam por você. “Max slot adjustment” limita quantas vagas uma decisão move.',
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
    asked:
      'pause / pause automation / stop automation / stop all automatic changes / stop everything automatic / turn off automation / turn off the ai / resume automation / holiday pause / stop for a few days / manual mode / stop everything / stop cupo from changing things / stop ai / ai stop moving things / I do not want the ai to touch anything / turn ai off / switch off / switch automation off / disable automation / disable ai / turn off for vacation / closed for holidays / pause for christmas / stop changes / do not change anything / pause for a week / unpause / start automation again / deactivate / stop automatic / how to stop it / freeze everything / ai not touch anything / ai not touch nothing / do not move anything more / I do not want the ai to move anything',
    messages: [
      'Failed to update automation status',
      'Failed to resume automation',
      'Automation resumed',
      'Automation Paused',
    ],
    text: {
      en: 'In “Settings”, “Automation Control”, switch automation off. From that moment nothing automatic is sent to any marketplace, and recommendations can’t be run or approved. Your own edits are still sent. Switch it on again there or on the dashboard.',
      es: 'En “Settings”, “Automation Control”, apague la automatización. Desde ese momento no se envía nada automático a ninguna plataforma, ni se puede ejecutar el optimizador o aprobar. Los cambios que usted haga sí se envían. Vuelva a encenderla ahí o en el panel.',
      pt: 'Em “Settings”, “Automation Control”, desligue a automação. A partir daí nada automático é enviado a nenhuma plataforma, e não dá para executar o otimizador nem aprovar. As mudanças que você fizer continuam sendo enviadas. Ligue de novo lá ou no painel.',
    },
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
    asked:
      'how much more do I earn / do I earn more / does the ai earn more money / is it worth it / gain / measured gain / results of the automation / prove that it earns more / how do I know it works / how much did I earn with cupo / vale a pena / roi / how much does automation earn / is it working / does it work / are we earning more / what did I gain / results / return on investment / how much extra / how much money did it bring / difference with and without ai / proof it works / what benefit / improvement / earnings from cupo / extra revenue',
    text: {
      en: 'A tenth of your classes, chosen by chance, is left out of automatic execution. Comparing both shows what automation really earns: see “Measured gain” in “Settings”, “AI Capacity Optimization”. It gives the gain with its range, and says so while it isn’t proven yet.',
      es: 'Una décima parte de sus clases, elegida al azar, queda fuera de la ejecución automática. Al comparar ambas se ve cuánto gana de verdad la automatización: vea “Measured gain” en “Settings”, “AI Capacity Optimization”. Da la ganancia con su rango y avisa mientras aún no esté comprobada.',
      pt: 'Um décimo das suas aulas, escolhido ao acaso, fica fora da execução automática. A comparação mostra quanto a automação rende de verdade: veja “Measured gain” em “Settings”, “AI Capacity Optimization”. Mostra o ganho com sua faixa e avisa enquanto ainda não está comprovado.',
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
    asked:
      'shared places / separate places / shared inventory / overbooking / same place sold twice / two people booked the same place / can a place be sold on two marketplaces / same place on two platforms / double booking / class oversold / sold more places than I have / sold twice / place was sold twice / same spot sold on two / two clients one place / overbooked / too many people in the class / more people than places / can several platforms offer the same place / share places between platforms / offer same place everywhere / avoid overbooking / double booked / sold a place twice / class oversold / avoid selling twice / avoid overbooking',
    text: {
      en: 'With “Separate places”, what is open on all marketplaces together never exceeds the free places. With “Shared places”, several marketplaces may offer the same free place; that needs marketplaces that all report their bookings live: Wellhub and TotalPass do. Direct customers can always book what is free. You choose it in “Settings”, “AI Capacity Optimization”.',
      es: 'Con “Separate places” (separados), lo abierto en todas las plataformas juntas nunca pasa de los lugares libres. Con “Shared places” (compartidos), varias plataformas pueden ofrecer el mismo lugar libre; para eso todas deben avisar sus reservas al momento: Wellhub y TotalPass lo hacen. Los clientes directos siempre pueden reservar lo libre. Se elige en “Settings”, “AI Capacity Optimization”.',
      pt: 'Com “Separate places” (separadas), o que está aberto em todas as plataformas juntas nunca passa das vagas livres. Com “Shared places” (compartilhadas), várias plataformas podem oferecer a mesma vaga livre; para isso todas precisam avisar as reservas na hora: Wellhub e TotalPass avisam. Clientes diretos sempre podem reservar o que está livre. Você escolhe em “Settings”, “AI Capacity Optimization”.',
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
    asked:
      'rule / rules / add rule / create rule / new rule for occupancy hours before class / rule when class is empty / rule for more places before class / delete rule / turn off rule / rule if class is under percent hours before / rule does not work / custom automation rules / automatic rule / if class is empty open places / rule only when class half empty / when class is half empty give places to totalpass / if occupancy under 50 add places / condition / add condition / edit rule / make a rule / own rules / rule to close places when full / remove a rule / disable rule / rule not working / rule conflicts with ai / rule hours before / only give places to marketplace when class empty / rule for empty classes',
    messages: ['Failed to load rules', 'Failed to delete the rule', 'Failed to switch the rule'],
    text: {
      en: 'Under “Rules” press “Add Rule”: give it a name, an occupancy, the hours before class, whether slots increase or decrease, how many, and on which platform. When a class meets it, the change becomes part of that class’s decision; where a rule and the optimizer disagree, the rule wins. You can switch a rule off or delete it.',
      es: 'En “Rules” presione “Add Rule”: ponga nombre, ocupación, horas antes de la clase, si suben o bajan los lugares, cuántos y en qué plataforma. Cuando una clase la cumple, el cambio entra en la decisión de esa clase; si la regla y el optimizador no coinciden, gana la regla. Puede apagarla o borrarla.',
      pt: 'Em “Rules” clique em “Add Rule”: dê um nome, a ocupação, as horas antes da aula, se as vagas aumentam ou diminuem, quantas e em qual plataforma. Quando uma aula a atende, a mudança entra na decisão dessa aula; se a regra e o otimizador discordam, vale a regra. Você pode desligá-la ou apagá-la.',
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
    asked:
      'would my rule have fired / would my rule have worked last month / how many times would the rule have fired / what would the rule have done / test rule / backtest / try a rule with past weeks / rule in past weeks / would the rule serve / what would have happened with the rule / how often would it fire / rule would have fired last weeks / try rule before / simulate rule / does my rule make sense / check rule with history / rule past classes / effect of the rule',
    text: {
      en: 'While you fill in a rule, “Backtest” tells you how many classes of the last 8 weeks it would have fired for. A rule that fires for every class, or for none, is seldom what you want.',
      es: 'Mientras llena una regla, “Backtest” le dice en cuántas clases de las últimas 8 semanas se habría activado. Una regla que se activa en todas las clases, o en ninguna, rara vez es lo que busca.',
      pt: 'Enquanto você preenche uma regra, “Backtest” diz em quantas aulas das últimas 8 semanas ela teria sido acionada. Uma regra que aciona em todas as aulas, ou em nenhuma, raramente é o que você quer.',
    },
  },
];
