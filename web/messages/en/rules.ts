import { counted } from '../counted.ts';

export const cancel = 'Cancel';
export const addRule = 'Add Rule';
export const failedToAddTheRule = 'Failed to add the rule';
export const fillInTheFieldsToSee = 'Fill in the fields to see how often this rule would have fired.';
export const theLastWeeksCouldNotBe = (message: string) =>
  `The last weeks could not be looked at. ${message}`;
export const tryingItOnTheLast8 = 'Trying it on the last 8 weeks...';
export const once = 'once';
export const times = (times: number) => counted(times, 'time');
export const theLastWeek = 'the last week';
export const theLast = (weeks: number) => `the last ${counted(weeks, 'week')}`;
export const thereWereNoClassesInTo = (lastWeeks: string) =>
  `There were no classes in ${lastWeeks} to try this rule on.`;
export const oneClass = 'one class';
export const classesCounted = (classes: number) => counted(classes, 'class', 'classes');
export const notHaveFired = 'not have fired';
export const haveFired = (time: string) => `have fired ${time}`;
export const thisRuleWouldIn = (fired: string, lastWeeks: string, looked: string) =>
  `This rule would ${fired} in ${lastWeeks} (${looked}).`;
export const neverFired = 'Never fired';
export const firedTime = (time: string) => `Fired ${time}`;
export const deleteName = (name: string) => `Delete ${name}?`;
export const deleteLabel = 'Delete';
export const theOptimizerNoLongerObeysIt =
  'The optimizer no longer obeys it, recommendations that wait because of it are withdrawn, and how often it fired is forgotten. Places that it gave stay as they are. To keep the rule for later, switch it off instead.';
export const notConnected = ' (not connected)';
export const nameEnabled = (name: string) => `${name} enabled`;
export const lastInstantIn = (instantIn: string) => `last ${instantIn}`;
export const backtest = 'Backtest';
export const deleteRule = (name: string) => `Delete ${name}`;
export const nameLabel = 'Name';
export const condition = 'Condition';
export const action = 'Action';
export const platforms = 'Platforms';
export const enabledLabel = 'Enabled';
export const fired = 'Fired';
export const rule = 'Rule';
export const isRequired = (name: string) => `${name} is required`;
export const enterAWholeNumberFromTo = (least: number, most: number) =>
  `Enter a whole number from ${least} to ${most}`;
export const ruleNameIsRequired = 'Rule name is required';
export const pleaseUseAtMostCharacters = (ruleNameCharactersMax: number) =>
  `Use at most ${ruleNameCharactersMax} characters`;
export const occupancyThreshold = 'Occupancy threshold';
export const timeBeforeClass = 'Time before class';
export const slotCount = 'Slot count';
export const chooseAtLeastOnePlatform = 'Choose at least one platform';
export const increaseSlots = 'Increase Slots';
export const inClassesWithOccupancyBelowThe = 'In classes with occupancy below the threshold';
export const decreaseSlots = 'Decrease Slots';
export const inClassesWithOccupancyAboveThe = 'In classes with occupancy above the threshold';
export const actionType = 'Action Type';
export const platform = 'Platform';
export const theSlotsChangeOnEachOf = 'The slots change on each of them';
export const notConnectedNothingChangesThereUntil = (names: string) =>
  `Not connected: ${names}. Nothing changes there until it is.`;
export const choosePlatforms = 'Choose platforms';
export const ruleName = 'Rule Name';
export const occupancyThresholdTitle = 'Occupancy Threshold (%)';
export const bookingsAsPartOfTheCapacity = 'Bookings as part of the capacity';
export const timeBeforeClassHours = 'Time Before Class (hours)';
export const atLeastThisLong = 'At least this long';
export const atLeastThisLongChangesEnd = (hours: number) =>
  `At least this long; changes end ${counted(hours, 'hour')} before`;
export const hoursBeforeAt = (hours: number, names: string) => `${counted(hours, 'hour')} before at ${names}`;
export const atLeastThisLongChangesEndAt = (ends: string) => `At least this long; changes end ${ends}`;
export const slotCountTitle = 'Slot Count';
export const onceForEachClassForAs = 'Once for each class, for as long as the condition holds';
export const aStudioHasAtMostRules = (rulesMax: number) =>
  `A studio has at most ${rulesMax} rules. Delete one first.`;
export const rules = 'Rules';
export const rulesOverrideTheOptimizerFromThe =
  'Rules override the optimizer, from the first to the last. Decisions say which rules they follow, and are approved or carried out as all others.';
export const failedToLoadRules = 'Failed to load rules';
export const noRules = 'No rules';
export const theOptimizerDecidesAloneARule =
  'The optimizer decides alone. A rule overrides it where you know better.';
export const loadingRules = 'Loading rules...';
export const isSwitched = (name: string, enabled: boolean) => `${name} is switched ${enabled ? 'on' : 'off'}`;
export const failedToSwitchTheRule = 'Failed to switch the rule';
export const isDeleted = (name: string) => `${name} is deleted`;
export const failedToDeleteTheRule = 'Failed to delete the rule';
export const isAdded = (name: string) => `${name} is added`;
export const occupancyBelow = (percent: number, hours: number) =>
  `Occupancy below ${percent}%, ${hours}+ hours before class`;
export const occupancyAbove = (percent: number, hours: number) =>
  `Occupancy above ${percent}%, ${hours}+ hours before class`;
export const addSlots = (slots: number) => `Add ${counted(slots, 'slot')}`;
export const removeSlots = (slots: number) => `Remove ${counted(slots, 'slot')}`;
export const onEach = (action: string) => `${action} each`;
export const lowOccupancyBoost = 'Low Occupancy Boost';
export const highDemandExpansion = 'High Demand Expansion';
