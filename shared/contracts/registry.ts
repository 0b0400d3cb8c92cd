import { checkSubscription } from './billing/check-subscription.ts';
import { createCheckout } from './billing/create-checkout.ts';
import { listStudios } from './billing/list-studios.ts';
import { openPortal } from './billing/open-portal.ts';
import { receiveEvent } from './billing/receive-event.ts';
import { getProgress } from './onboarding/get-progress.ts';
import { saveStep } from './onboarding/save-step.ts';
import { updateAccount } from './settings/update-account.ts';
import { chooseSource } from './integrations/choose-source.ts';
import { listCatalogue } from './integrations/list-catalogue.ts';
import { getDashboard } from './dashboard/get-dashboard.ts';
import { getSession } from './access/get-session.ts';
import { getRecording } from './activity/get-recording.ts';
import { listActivity } from './activity/list-activity.ts';
import { grantAccess } from './billing/grant-access.ts';
import { approve } from './decisions/approve.ts';
import { listDecisions } from './decisions/list-decisions.ts';
import { getSimulation } from './decisions/get-simulation.ts';
import { getUplift } from './decisions/get-uplift.ts';
import { runSimulation } from './decisions/run-simulation.ts';
import { getDecision } from './decisions/get-decision.ts';
import { undo } from './decisions/undo.ts';
import { confirmTask } from './marketplaces/confirm-task.ts';
import { reject } from './decisions/reject.ts';
import { runOptimizer } from './decisions/run-optimizer.ts';
import { analyseImport } from './imports/analyse-import.ts';
import { cancelImport } from './imports/cancel-import.ts';
import { clearData } from './imports/clear-data.ts';
import { confirmImport } from './imports/confirm-import.ts';
import { createImport } from './imports/create-import.ts';
import { getClearing } from './imports/get-clearing.ts';
import { getImport } from './imports/get-import.ts';
import { getRejectedRows } from './imports/get-rejected-rows.ts';
import { listImports } from './imports/list-imports.ts';
import { getTemplate } from './imports/get-template.ts';
import { importBookings } from './imports/import-bookings.ts';
import { importSchedule } from './imports/import-schedule.ts';
import { connectMarketplace } from './integrations/connect-marketplace.ts';
import { listIntegrations } from './integrations/list-integrations.ts';
import { createTicket } from './live/create-ticket.ts';
import type { AnyOperation } from './operation.ts';
import { adjustClass } from './schedule/adjust-class.ts';
import { getClass } from './schedule/get-class.ts';
import { getSummary } from './schedule/get-summary.ts';
import { listBookings } from './schedule/list-bookings.ts';
import { listChanges } from './schedule/list-changes.ts';
import { repeatClass } from './schedule/repeat-class.ts';
import { undoChange } from './schedule/undo-change.ts';
import { listClasses } from './schedule/list-classes.ts';
import { backtestRule } from './rules/backtest-rule.ts';
import { createRule } from './rules/create-rule.ts';
import { deleteRule } from './rules/delete-rule.ts';
import { listRules } from './rules/list-rules.ts';
import { setRuleEnabled } from './rules/set-rule-enabled.ts';
import { getSettings } from './settings/get-settings.ts';
import { setAutomation } from './settings/set-automation.ts';
import { updateSettings } from './settings/update-settings.ts';

/** Every operation there is. Routes, rights, the browser's client and the OpenAPI page are derived from it. */
export const registry = [
  getSession,
  grantAccess,
  listStudios,
  getSettings,
  updateSettings,
  setAutomation,
  listIntegrations,
  connectMarketplace,
  getTemplate,
  importSchedule,
  importBookings,
  createImport,
  analyseImport,
  confirmImport,
  getImport,
  listImports,
  cancelImport,
  getRejectedRows,
  clearData,
  getClearing,
  listClasses,
  getSummary,
  getClass,
  listBookings,
  listChanges,
  adjustClass,
  undoChange,
  repeatClass,
  listDecisions,
  runOptimizer,
  getDecision,
  approve,
  reject,
  undo,
  confirmTask,
  listActivity,
  getRecording,
  createTicket,
  checkSubscription,
  createCheckout,
  openPortal,
  receiveEvent,
  getProgress,
  saveStep,
  updateAccount,
  chooseSource,
  listCatalogue,
  getDashboard,
  listRules,
  createRule,
  setRuleEnabled,
  deleteRule,
  backtestRule,
  runSimulation,
  getSimulation,
  getUplift,
] as const satisfies readonly AnyOperation[];

export type OperationId = (typeof registry)[number]['id'];

/** The file of `functions/` and the test that carry an operation out: `decisions.runOptimizer` ⇒ `decisions/run-optimizer`. */
export const fileOf = (id: string): string =>
  id.replace('.', '/').replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
