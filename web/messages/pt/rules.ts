import { counted } from '../counted.ts';

export const cancel = 'Cancelar';
export const addRule = 'Adicionar regra';
export const failedToAddTheRule = 'Não foi possível adicionar a regra';
export const fillInTheFieldsToSee =
  'Preencha os campos para ver quantas vezes esta regra teria sido aplicada.';
export const theLastWeeksCouldNotBe = (message: string) =>
  `Não foi possível analisar as últimas semanas. ${message}`;
export const tryingItOnTheLast8 = 'Testando nas últimas 8 semanas...';
export const once = 'uma vez';
export const times = (times: number) => counted(times, 'vez', 'vezes');
export const theLastWeek = 'na última semana';
export const theLast = (weeks: number) => `nas últimas ${counted(weeks, 'semana', 'semanas')}`;
export const thereWereNoClassesInTo = (lastWeeks: string) =>
  `Não houve aulas ${lastWeeks} para testar esta regra.`;
export const oneClass = 'uma aula';
export const classesCounted = (classes: number) => counted(classes, 'aula', 'aulas');
export const notHaveFired = 'não teria sido aplicada';
export const haveFired = (time: string) => `teria sido aplicada ${time}`;
export const thisRuleWouldIn = (fired: string, lastWeeks: string, looked: string) =>
  `Esta regra ${fired} ${lastWeeks} (${looked}).`;
export const neverFired = 'Nunca aplicada';
export const firedTime = (time: string) => `Aplicada ${time}`;
export const deleteName = (name: string) => `Excluir ${name}?`;
export const deleteLabel = 'Excluir';
export const theOptimizerNoLongerObeysIt =
  'O otimizador deixa de segui-la, as recomendações que esperam por causa dela são retiradas e esquece-se quantas vezes foi aplicada. As vagas que ela deu ficam como estão. Para guardar a regra, prefira desativá-la.';
export const notConnected = ' (não conectado)';
export const nameEnabled = (name: string) => `${name} ativada`;
export const lastInstantIn = (instantIn: string) => `última ${instantIn}`;
export const backtest = 'Teste com o passado';
export const deleteRule = (name: string) => `Excluir ${name}`;
export const nameLabel = 'Nome';
export const condition = 'Condição';
export const action = 'Ação';
export const platforms = 'Plataformas';
export const enabledLabel = 'Ativada';
export const fired = 'Aplicada';
export const rule = 'Regra';
export const isRequired = (name: string) => `${name}: dado obrigatório`;
export const enterAWholeNumberFromTo = (least: number, most: number) =>
  `Digite um número inteiro de ${least} a ${most}`;
export const ruleNameIsRequired = 'O nome da regra é obrigatório';
export const pleaseUseAtMostCharacters = (ruleNameCharactersMax: number) =>
  `Use no máximo ${ruleNameCharactersMax} caracteres`;
export const occupancyThreshold = 'Limite de ocupação';
export const timeBeforeClass = 'Tempo antes da aula';
export const slotCount = 'Número de vagas';
export const chooseAtLeastOnePlatform = 'Escolha pelo menos uma plataforma';
export const increaseSlots = 'Aumentar vagas';
export const inClassesWithOccupancyBelowThe = 'Em aulas com ocupação abaixo do limite';
export const decreaseSlots = 'Diminuir vagas';
export const inClassesWithOccupancyAboveThe = 'Em aulas com ocupação acima do limite';
export const actionType = 'Tipo de ação';
export const platform = 'Plataforma';
export const theSlotsChangeOnEachOf = 'As vagas mudam em cada uma delas';
export const notConnectedNothingChangesThereUntil = (names: string) =>
  `Não conectado: ${names}. Nada muda lá até conectar.`;
export const choosePlatforms = 'Escolher plataformas';
export const ruleName = 'Nome da regra';
export const occupancyThresholdTitle = 'Limite de ocupação (%)';
export const bookingsAsPartOfTheCapacity = 'Reservas como parte da capacidade';
export const timeBeforeClassHours = 'Tempo antes da aula (horas)';
export const atLeastThisLong = 'Pelo menos este tempo';
export const atLeastThisLongChangesEnd = (hours: number) =>
  `Pelo menos este tempo; as mudanças terminam ${counted(hours, 'hora')} antes`;
export const hoursBeforeAt = (hours: number, names: string) => `${counted(hours, 'hora')} antes em ${names}`;
export const atLeastThisLongChangesEndAt = (ends: string) =>
  `Pelo menos este tempo; as mudanças terminam ${ends}`;
export const slotCountTitle = 'Número de vagas';
export const onceForEachClassForAs = 'Uma vez por aula, enquanto a condição valer';
export const aStudioHasAtMostRules = (rulesMax: number) =>
  `Um estúdio tem no máximo ${rulesMax} regras. Exclua uma primeiro.`;
export const rules = 'Regras';
export const rulesOverrideTheOptimizerFromThe =
  'As regras prevalecem sobre o otimizador, da primeira à última. As decisões dizem quais regras seguem e são aprovadas ou executadas como as outras.';
export const failedToLoadRules = 'Não foi possível carregar as regras';
export const noRules = 'Nenhuma regra';
export const theOptimizerDecidesAloneARule =
  'O otimizador decide sozinho. Uma regra prevalece quando você sabe mais.';
export const loadingRules = 'Carregando regras...';
export const isSwitched = (name: string, enabled: boolean) =>
  `${name} está ${enabled ? 'ativada' : 'desativada'}`;
export const failedToSwitchTheRule = 'Não foi possível mudar a regra';
export const isDeleted = (name: string) => `${name} foi excluída`;
export const failedToDeleteTheRule = 'Não foi possível excluir a regra';
export const isAdded = (name: string) => `${name} foi adicionada`;
export const occupancyBelow = (percent: number, hours: number) =>
  `Ocupação abaixo de ${percent}%, pelo menos ${counted(hours, 'hora', 'horas')} antes da aula`;
export const occupancyAbove = (percent: number, hours: number) =>
  `Ocupação acima de ${percent}%, pelo menos ${counted(hours, 'hora', 'horas')} antes da aula`;
export const addSlots = (slots: number) => `Adicionar ${counted(slots, 'vaga', 'vagas')}`;
export const removeSlots = (slots: number) => `Remover ${counted(slots, 'vaga', 'vagas')}`;
export const onEach = (action: string) => `${action} em cada`;
export const lowOccupancyBoost = 'Reforço com ocupação baixa';
export const highDemandExpansion = 'Ampliação com demanda alta';
