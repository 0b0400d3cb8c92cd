import { counted } from '../counted.ts';

export const cancel = 'Cancelar';
export const addRule = 'Agregar regla';
export const failedToAddTheRule = 'No se pudo agregar la regla';
export const fillInTheFieldsToSee = 'Llena los campos para ver cuántas veces se habría aplicado esta regla.';
export const theLastWeeksCouldNotBe = (message: string) =>
  `No se pudieron revisar las últimas semanas. ${message}`;
export const tryingItOnTheLast8 = 'Probándola en las últimas 8 semanas...';
export const once = 'una vez';
export const times = (times: number) => counted(times, 'vez', 'veces');
export const theLastWeek = 'la última semana';
export const theLast = (weeks: number) => `las últimas ${counted(weeks, 'semana', 'semanas')}`;
export const thereWereNoClassesInTo = (lastWeeks: string) =>
  `No hubo clases en ${lastWeeks} para probar esta regla.`;
export const oneClass = 'una clase';
export const classesCounted = (classes: number) => counted(classes, 'clase', 'clases');
export const notHaveFired = 'no se habría aplicado';
export const haveFired = (time: string) => `se habría aplicado ${time}`;
export const thisRuleWouldIn = (fired: string, lastWeeks: string, looked: string) =>
  `Esta regla ${fired} en ${lastWeeks} (${looked}).`;
export const neverFired = 'Nunca se aplicó';
export const firedTime = (time: string) => `Se aplicó ${time}`;
export const deleteName = (name: string) => `¿Eliminar ${name}?`;
export const deleteLabel = 'Eliminar';
export const theOptimizerNoLongerObeysIt =
  'El optimizador ya no la sigue, se retiran las recomendaciones que esperan por ella y se olvida cuántas veces se aplicó. Los lugares que dio se quedan como están. Para guardar la regla, mejor desactívala.';
export const notConnected = ' (no conectado)';
export const nameEnabled = (name: string) => `${name} activada`;
export const lastInstantIn = (instantIn: string) => `última ${instantIn}`;
export const backtest = 'Prueba con el pasado';
export const deleteRule = (name: string) => `Eliminar ${name}`;
export const nameLabel = 'Nombre';
export const condition = 'Condición';
export const action = 'Acción';
export const platforms = 'Plataformas';
export const enabledLabel = 'Activada';
export const fired = 'Aplicada';
export const rule = 'Regla';
export const isRequired = (name: string) => `${name}: dato obligatorio`;
export const enterAWholeNumberFromTo = (least: number, most: number) =>
  `Escribe un número entero de ${least} a ${most}`;
export const ruleNameIsRequired = 'El nombre de la regla es obligatorio';
export const pleaseUseAtMostCharacters = (ruleNameCharactersMax: number) =>
  `Usa como máximo ${ruleNameCharactersMax} caracteres`;
export const occupancyThreshold = 'Umbral de ocupación';
export const timeBeforeClass = 'Tiempo antes de la clase';
export const slotCount = 'Número de lugares';
export const chooseAtLeastOnePlatform = 'Elige al menos una plataforma';
export const increaseSlots = 'Aumentar lugares';
export const inClassesWithOccupancyBelowThe = 'En clases con ocupación por debajo del umbral';
export const decreaseSlots = 'Disminuir lugares';
export const inClassesWithOccupancyAboveThe = 'En clases con ocupación por encima del umbral';
export const actionType = 'Tipo de acción';
export const platform = 'Plataforma';
export const theSlotsChangeOnEachOf = 'Los lugares cambian en cada una';
export const notConnectedNothingChangesThereUntil = (names: string) =>
  `Sin conectar: ${names}. Ahí no cambia nada hasta que se conecte.`;
export const choosePlatforms = 'Elegir plataformas';
export const ruleName = 'Nombre de la regla';
export const occupancyThresholdTitle = 'Umbral de ocupación (%)';
export const bookingsAsPartOfTheCapacity = 'Reservas como parte del cupo';
export const timeBeforeClassHours = 'Tiempo antes de la clase (horas)';
export const atLeastThisLong = 'Al menos este tiempo';
export const atLeastThisLongChangesEnd = (hours: number) =>
  `Al menos este tiempo; los cambios terminan ${counted(hours, 'hora')} antes`;
export const hoursBeforeAt = (hours: number, names: string) => `${counted(hours, 'hora')} antes en ${names}`;
export const atLeastThisLongChangesEndAt = (ends: string) =>
  `Al menos este tiempo; los cambios terminan ${ends}`;
export const slotCountTitle = 'Número de lugares';
export const onceForEachClassForAs = 'Una vez por clase, mientras se cumpla la condición';
export const aStudioHasAtMostRules = (rulesMax: number) =>
  `Un estudio tiene como máximo ${rulesMax} reglas. Elimina una primero.`;
export const rules = 'Reglas';
export const rulesOverrideTheOptimizerFromThe =
  'Las reglas van por encima del optimizador, de la primera a la última. Las decisiones dicen qué reglas siguen y se aprueban o ejecutan como las demás.';
export const failedToLoadRules = 'No se pudieron cargar las reglas';
export const noRules = 'No hay reglas';
export const theOptimizerDecidesAloneARule =
  'El optimizador decide solo. Una regla manda cuando tú sabes más.';
export const loadingRules = 'Cargando reglas...';
export const isSwitched = (name: string, enabled: boolean) =>
  `${name} está ${enabled ? 'activada' : 'desactivada'}`;
export const failedToSwitchTheRule = 'No se pudo cambiar la regla';
export const isDeleted = (name: string) => `${name} se eliminó`;
export const failedToDeleteTheRule = 'No se pudo eliminar la regla';
export const isAdded = (name: string) => `${name} se agregó`;
export const occupancyBelow = (percent: number, hours: number) =>
  `Ocupación por debajo de ${percent}%, al menos ${counted(hours, 'hora', 'horas')} antes de la clase`;
export const occupancyAbove = (percent: number, hours: number) =>
  `Ocupación por encima de ${percent}%, al menos ${counted(hours, 'hora', 'horas')} antes de la clase`;
export const addSlots = (slots: number) => `Agregar ${counted(slots, 'lugar', 'lugares')}`;
export const removeSlots = (slots: number) => `Quitar ${counted(slots, 'lugar', 'lugares')}`;
export const onEach = (action: string) => `${action} en cada una`;
export const lowOccupancyBoost = 'Impulso con ocupación baja';
export const highDemandExpansion = 'Ampliación con demanda alta';
