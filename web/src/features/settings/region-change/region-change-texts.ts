import { clearAllData } from '#messages/imports';
import { clearImportData, dataManagement, settings } from '#messages/settings';
import * as messages from '#messages/settings-region';
import { instantIn } from '#web/src/ui/dates.ts';
import { formatMoney } from '#web/src/ui/money.ts';
import type { RegionEffect, ShownIn } from './region-effect.ts';

const exampleMinor = 18_000;

const amountIn = ({ currency }: ShownIn): string => `${formatMoney(exampleMinor, currency)} (${currency})`;

/** Where imported data is cleared, as the path of its menu items and buttons. */
const clearing = [settings, dataManagement, clearImportData, clearAllData].join(' > ');

/** The header and the verb of the question. */
export function questionOf({ zoneExample, changesCurrency }: RegionEffect): { header: string; verb: string } {
  if (zoneExample && changesCurrency)
    return { header: messages.changeTheTimeZoneAndCurrency, verb: messages.changeBoth };
  return zoneExample
    ? { header: messages.changeTheTimeZone, verb: messages.changeTimeZone }
    : { header: messages.changeTheCurrency, verb: messages.changeCurrency };
}

function zoneTexts({ classes, from, to, zoneExample }: RegionEffect): string[] {
  if (!zoneExample) return [];
  const at = zoneExample.toISOString();
  return [
    messages.yourClassesAreShownAtOtherTimes(
      classes,
      instantIn(from.timezone, at),
      instantIn(to.timezone, at),
    ),
    messages.importedAgainEveryClassAppearsTwice,
  ];
}

function currencyTexts({ from, to, changesCurrency, classes, marketplaces }: RegionEffect): string[] {
  if (!changesCurrency) return [];
  const [before, after] = [amountIn(from), amountIn(to)];
  return [
    classes > 0 ? messages.importedAmountsAreNotConverted(before, after) : null,
    marketplaces > 0 ? messages.whatYourMarketplacesPayIsNotConverted(before, after) : null,
    messages.visitValuesAreNoLongerUsed,
  ].filter((text) => text !== null);
}

/** What to do if the setting was wrong from the beginning. */
function wrongTexts(effect: RegionEffect, isSetup: boolean): string[] {
  const { zoneExample, changesCurrency, changesNumbers, classes, to } = effect;
  if (classes === 0) return [];
  const numbers = changesNumbers ? 'currency' : null;
  const what = zoneExample ? (numbers ? 'both' : 'timezone') : numbers;
  return [
    changesCurrency && !changesNumbers ? messages.ifTheAmountsWereIn(to.currency) : null,
    what ? messages.ifItWasWrongImportAgain(what, isSetup, clearing) : null,
  ].filter((text) => text !== null);
}

/** The sentences of the question, one paragraph each. */
export const textsOf = (effect: RegionEffect, isSetup: boolean): string[] => [
  ...zoneTexts(effect),
  ...currencyTexts(effect),
  ...wrongTexts(effect, isSetup),
];
