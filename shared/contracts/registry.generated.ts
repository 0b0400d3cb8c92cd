// Written by `npm run registry` from the files it names. Nobody edits it.
import { getSession } from './access/get-session.ts';
import { noteSignIn } from './access/note-sign-in.ts';
import { exportActivity } from './activity/export-activity.ts';
import { getRecording } from './activity/get-recording.ts';
import { listActivity } from './activity/list-activity.ts';
import { listFailures } from './activity/list-failures.ts';
import { redrive } from './activity/redrive.ts';
import { checkSubscription } from './billing/check-subscription.ts';
import { createCheckout } from './billing/create-checkout.ts';
import { grantAccess } from './billing/grant-access.ts';
import { listStudios } from './billing/list-studios.ts';
import { openPortal } from './billing/open-portal.ts';
import { receiveEvent } from './billing/receive-event.ts';
import { getDashboard } from './dashboard/get-dashboard.ts';
import { getImpact } from './dashboard/get-impact.ts';
import { answerMany } from './decisions/answer-many.ts';
import { approve } from './decisions/approve.ts';
import { getDecision } from './decisions/get-decision.ts';
import { getRun } from './decisions/get-run.ts';
import { getSettingsEffect } from './decisions/get-settings-effect.ts';
import { getSimulation } from './decisions/get-simulation.ts';
import { getUplift } from './decisions/get-uplift.ts';
import { getWhatIf } from './decisions/get-what-if.ts';
import { listDecisions } from './decisions/list-decisions.ts';
import { listWaiting } from './decisions/list-waiting.ts';
import { reject } from './decisions/reject.ts';
import { runOptimizer } from './decisions/run-optimizer.ts';
import { runSimulation } from './decisions/run-simulation.ts';
import { undo } from './decisions/undo.ts';
import { wordDecision } from './decisions/word-decision.ts';
import { analyseImport } from './imports/analyse-import.ts';
import { cancelImport } from './imports/cancel-import.ts';
import { clearData } from './imports/clear-data.ts';
import { confirmImport } from './imports/confirm-import.ts';
import { createImport } from './imports/create-import.ts';
import { findClearing } from './imports/find-clearing.ts';
import { getClearing } from './imports/get-clearing.ts';
import { getImport } from './imports/get-import.ts';
import { getPreview } from './imports/get-preview.ts';
import { getRejectedRows } from './imports/get-rejected-rows.ts';
import { getTemplate } from './imports/get-template.ts';
import { importBookings } from './imports/import-bookings.ts';
import { importSchedule } from './imports/import-schedule.ts';
import { listImports } from './imports/list-imports.ts';
import { previewImport } from './imports/preview-import.ts';
import { takeBack } from './imports/take-back.ts';
import { approveRequest } from './integrations/approve-request.ts';
import { cancelRequest } from './integrations/cancel-request.ts';
import { chooseSource } from './integrations/choose-source.ts';
import { clearMapping } from './integrations/clear-mapping.ts';
import { connectMarketplace } from './integrations/connect-marketplace.ts';
import { disconnectMarketplace } from './integrations/disconnect-marketplace.ts';
import { disconnectSystem } from './integrations/disconnect-system.ts';
import { listCatalogue } from './integrations/list-catalogue.ts';
import { listIntegrations } from './integrations/list-integrations.ts';
import { listMapping } from './integrations/list-mapping.ts';
import { listRequests } from './integrations/list-requests.ts';
import { listSigns } from './integrations/list-signs.ts';
import { listSources } from './integrations/list-sources.ts';
import { readMapping } from './integrations/read-mapping.ts';
import { rejectRequest } from './integrations/reject-request.ts';
import { requestSystem } from './integrations/request-system.ts';
import { revealCredentials } from './integrations/reveal-credentials.ts';
import { revealWebhook } from './integrations/reveal-webhook.ts';
import { setMapping } from './integrations/set-mapping.ts';
import { testConnection } from './integrations/test-connection.ts';
import { updateTerms } from './integrations/update-terms.ts';
import { closeConnections } from './live/close-connections.ts';
import { createTicket } from './live/create-ticket.ts';
import { createLogo } from './logos/create-logo.ts';
import { publishLogo } from './logos/publish-logo.ts';
import { removeLogo } from './logos/remove-logo.ts';
import { confirmTask } from './marketplaces/confirm-task.ts';
import { allowEmails } from './notifications/allow-emails.ts';
import { countNewNotifications } from './notifications/count-new-notifications.ts';
import { getBrowserKey } from './notifications/get-browser-key.ts';
import { getNotificationSettings } from './notifications/get-notification-settings.ts';
import { listNotifications } from './notifications/list-notifications.ts';
import { markNotificationsSeen } from './notifications/mark-notifications-seen.ts';
import { registerBrowser } from './notifications/register-browser.ts';
import { removeBrowser } from './notifications/remove-browser.ts';
import { saveNotificationSettings } from './notifications/save-notification-settings.ts';
import { unsubscribe } from './notifications/unsubscribe.ts';
import { getProgress } from './onboarding/get-progress.ts';
import { saveStep } from './onboarding/save-step.ts';
import { addSender } from './reservations/add-sender.ts';
import { confirmEvent } from './reservations/confirm-event.ts';
import { deleteEvent } from './reservations/delete-event.ts';
import { deleteLayout } from './reservations/delete-layout.ts';
import { deleteSender } from './reservations/delete-sender.ts';
import { disconnectGmail } from './reservations/disconnect-gmail.ts';
import { finishGmail } from './reservations/finish-gmail.ts';
import { getEvent } from './reservations/get-event.ts';
import { getMail } from './reservations/get-mail.ts';
import { getSync } from './reservations/get-sync.ts';
import { listEvents } from './reservations/list-events.ts';
import { listLayouts } from './reservations/list-layouts.ts';
import { listSenders } from './reservations/list-senders.ts';
import { receiveKenko } from './reservations/receive-kenko.ts';
import { receiveTotalpass } from './reservations/receive-totalpass.ts';
import { receiveWellhub } from './reservations/receive-wellhub.ts';
import { retryEvent } from './reservations/retry-event.ts';
import { saveSync } from './reservations/save-sync.ts';
import { startGmail } from './reservations/start-gmail.ts';
import { teachLayout } from './reservations/teach-layout.ts';
import { backtestRule } from './rules/backtest-rule.ts';
import { createRule } from './rules/create-rule.ts';
import { deleteRule } from './rules/delete-rule.ts';
import { listRules } from './rules/list-rules.ts';
import { setRuleEnabled } from './rules/set-rule-enabled.ts';
import { adjustClass } from './schedule/adjust-class.ts';
import { answerSimilar } from './schedule/answer-similar.ts';
import { confirmSuccessor } from './schedule/confirm-successor.ts';
import { declineSuccessor } from './schedule/decline-successor.ts';
import { getClass } from './schedule/get-class.ts';
import { getSummary } from './schedule/get-summary.ts';
import { listBookings } from './schedule/list-bookings.ts';
import { listChanges } from './schedule/list-changes.ts';
import { listClasses } from './schedule/list-classes.ts';
import { listSuccessors } from './schedule/list-successors.ts';
import { reinstateClass } from './schedule/reinstate-class.ts';
import { repeatClass } from './schedule/repeat-class.ts';
import { undoChange } from './schedule/undo-change.ts';
import { undoSuccessor } from './schedule/undo-successor.ts';
import { getCalendar } from './settings/get-calendar.ts';
import { getSettings } from './settings/get-settings.ts';
import { getVisitValues } from './settings/get-visit-values.ts';
import { markDays } from './settings/mark-days.ts';
import { saveVisitValues } from './settings/save-visit-values.ts';
import { setAutomation } from './settings/set-automation.ts';
import { setCalendarPlace } from './settings/set-calendar-place.ts';
import { setHoliday } from './settings/set-holiday.ts';
import { unmarkDays } from './settings/unmark-days.ts';
import { updateAccount } from './settings/update-account.ts';
import { updateSettings } from './settings/update-settings.ts';
import { chat } from './support/chat.ts';
import { getTeamTicket } from './support/get-team-ticket.ts';
import { getTicket } from './support/get-ticket.ts';
import { listTeamTickets } from './support/list-team-tickets.ts';
import { listTickets } from './support/list-tickets.ts';
import { openTicket } from './support/open-ticket.ts';
import { reply } from './support/reply.ts';
import { respond } from './support/respond.ts';
import { updateTicket } from './support/update-ticket.ts';
import type { AnyOperation } from './operation.ts';

/** All operations. Routes, rights and the OpenAPI page are derived from this list. */
export const registry = [
  getSession,
  noteSignIn,
  exportActivity,
  getRecording,
  listActivity,
  listFailures,
  redrive,
  checkSubscription,
  createCheckout,
  grantAccess,
  listStudios,
  openPortal,
  receiveEvent,
  getDashboard,
  getImpact,
  answerMany,
  approve,
  getDecision,
  getRun,
  getSettingsEffect,
  getSimulation,
  getUplift,
  getWhatIf,
  listDecisions,
  listWaiting,
  reject,
  runOptimizer,
  runSimulation,
  undo,
  wordDecision,
  analyseImport,
  cancelImport,
  clearData,
  confirmImport,
  createImport,
  findClearing,
  getClearing,
  getImport,
  getPreview,
  getRejectedRows,
  getTemplate,
  importBookings,
  importSchedule,
  listImports,
  previewImport,
  takeBack,
  approveRequest,
  cancelRequest,
  chooseSource,
  clearMapping,
  connectMarketplace,
  disconnectMarketplace,
  disconnectSystem,
  listCatalogue,
  listIntegrations,
  listMapping,
  listRequests,
  listSigns,
  listSources,
  readMapping,
  rejectRequest,
  requestSystem,
  revealCredentials,
  revealWebhook,
  setMapping,
  testConnection,
  updateTerms,
  closeConnections,
  createTicket,
  createLogo,
  publishLogo,
  removeLogo,
  confirmTask,
  allowEmails,
  countNewNotifications,
  getBrowserKey,
  getNotificationSettings,
  listNotifications,
  markNotificationsSeen,
  registerBrowser,
  removeBrowser,
  saveNotificationSettings,
  unsubscribe,
  getProgress,
  saveStep,
  addSender,
  confirmEvent,
  deleteEvent,
  deleteLayout,
  deleteSender,
  disconnectGmail,
  finishGmail,
  getEvent,
  getMail,
  getSync,
  listEvents,
  listLayouts,
  listSenders,
  receiveKenko,
  receiveTotalpass,
  receiveWellhub,
  retryEvent,
  saveSync,
  startGmail,
  teachLayout,
  backtestRule,
  createRule,
  deleteRule,
  listRules,
  setRuleEnabled,
  adjustClass,
  answerSimilar,
  confirmSuccessor,
  declineSuccessor,
  getClass,
  getSummary,
  listBookings,
  listChanges,
  listClasses,
  listSuccessors,
  reinstateClass,
  repeatClass,
  undoChange,
  undoSuccessor,
  getCalendar,
  getSettings,
  getVisitValues,
  markDays,
  saveVisitValues,
  setAutomation,
  setCalendarPlace,
  setHoliday,
  unmarkDays,
  updateAccount,
  updateSettings,
  chat,
  getTeamTicket,
  getTicket,
  listTeamTickets,
  listTickets,
  openTicket,
  reply,
  respond,
  updateTicket,
] as const satisfies readonly AnyOperation[];
