import { FinishedSumsEntity } from '#functions/_data/classes/finished-sums.ts';
import { BookingRequestEntity } from '#functions/_data/bookings/booking-request.ts';
import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import { ClearingEntity } from '#functions/_data/bookings/clearing.ts';
import {
  ImportEntity,
  ImportDetailEntity,
  ImportChunkEntity,
  ImportSlotEntity,
  ImportPlanEntity,
} from '#functions/_data/bookings/import.ts';
import { MailEventEntity } from '#functions/_data/bookings/mail-event.ts';
import { LayoutCandidateEntity } from '#functions/_data/bookings/layout-candidate.ts';
import { MailLayoutEntity } from '#functions/_data/bookings/mail-layout.ts';
import { MappingVoteEntity } from '#functions/_data/bookings/mapping-vote.ts';
import { SharedLayoutEntity } from '#functions/_data/bookings/shared-layout.ts';
import { MailSenderEntity } from '#functions/_data/bookings/mail-sender.ts';
import { MailTextEntity } from '#functions/_data/bookings/mail-text.ts';
import { MailEntity } from '#functions/_data/bookings/mail.ts';
import { SeenBookingsEntity } from '#functions/_data/bookings/seen-bookings.ts';
import { ReportedBookingEntity } from '#functions/_data/bookings/reported-booking.ts';
import { ClassChangeEntity } from '#functions/_data/classes/class-change.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { ClassEntity } from '#functions/_data/classes/class.ts';
import { CountersEntity } from '#functions/_data/classes/counters.ts';
import { DayEntity } from '#functions/_data/classes/day.ts';
import { BrowserEntity, KnownBrowserEntity } from '#functions/_data/studio/browser.ts';
import {
  NotificationDeliveryEntity,
  NotificationEntity,
  UnsentNotificationEntity,
} from '#functions/_data/studio/notification.ts';
import { NotificationSettingsEntity } from '#functions/_data/studio/notification-settings.ts';
import { CalendarEntity } from '#functions/_data/studio/calendar.ts';
import {
  LearnedDaysEntity,
  LearnedPaidEntity,
  LearnedDemandEntity,
  LearnedSinceEntity,
} from '#functions/_data/classes/learned-demand.ts';
import { RecurrenceEntity } from '#functions/_data/classes/recurrence.ts';
import { ReplacingSeriesEntity } from '#functions/_data/classes/replacing-series.ts';
import { SameClassAnswerEntity } from '#functions/_data/classes/same-class-answer.ts';
import { SimilarClassesEntity } from '#functions/_data/classes/similar-classes.ts';
import { SuccessorEntity } from '#functions/_data/classes/successor.ts';
import { ConnectionEntity } from '#functions/_data/connections/connection.ts';
import { CredentialEntity } from '#functions/_data/connections/credential.ts';
import { GmailConsentEntity } from '#functions/_data/connections/gmail-consent.ts';
import { HookSecretEntity } from '#functions/_data/connections/hook-secret.ts';
import { HookEntity } from '#functions/_data/connections/hook.ts';
import { ListingEntity, ClassListingEntity, NameLinkEntity } from '#functions/_data/connections/listing.ts';
import { MailboxTokenEntity } from '#functions/_data/connections/mailbox-token.ts';
import { MailboxEntity } from '#functions/_data/connections/mailbox.ts';
import { MarketplaceHealthEntity } from '#functions/_data/connections/marketplace-health.ts';
import { PolledMailboxEntity } from '#functions/_data/connections/polled-mailbox.ts';
import { SourceEntity } from '#functions/_data/connections/source.ts';
import { SystemClassEntity } from '#functions/_data/connections/system-class.ts';
import { SystemCredentialEntity } from '#functions/_data/connections/system-credential.ts';
import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import { DecisionAdviceEntity } from '#functions/_data/places/decision-advice.ts';
import { FinishedDaysEntity } from '#functions/_data/classes/finished-days.ts';
import { ForecastEntity } from '#functions/_data/classes/forecast.ts';
import { DecisionDueEntity } from '#functions/_data/places/decision-due.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { OutboxEntity } from '#functions/_data/places/outbox.ts';
import { RecordingEntity } from '#functions/_data/places/recording.ts';
import { AllowanceEntity } from '#functions/_data/studio/allowance.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { EndedAccessEntity } from '#functions/_data/studio/ended-access.ts';
import { IdempotencyKeyEntity } from '#functions/_data/studio/idempotency-key.ts';
import {
  LiveTicketEntity,
  LiveConnectionEntity,
  LiveTeamConnectionEntity,
  LiveOwnerEntity,
} from '#functions/_data/studio/live.ts';
import { LogoEntity } from '#functions/_data/studio/logo.ts';
import { WorkKeyEntity } from '#functions/_data/studio/work-key.ts';
import { PlatformEntity, PlatformChangeEntity } from '#functions/_data/studio/platform.ts';
import { RuleBookEntity } from '#functions/_data/studio/rule-book.ts';
import { RuleCountEntity } from '#functions/_data/studio/rule-count.ts';
import { RunEntity } from '#functions/_data/studio/run.ts';
import { SimulationEntity } from '#functions/_data/studio/simulation.ts';
import { StripeCustomerEntity } from '#functions/_data/studio/stripe-customer.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import { SupportMessageEntity } from '#functions/_data/studio/support-message.ts';
import { SupportTicketEntity } from '#functions/_data/studio/support-ticket.ts';
import { UnfinishedEntity } from '#functions/_data/studio/unfinished.ts';

/** Every entity of the table, by name. */
export const allEntities = {
  AdjustmentEntity,
  AllowanceEntity,
  AuditEntity,
  BookingEntity,
  BookingRequestEntity,
  ClassChangeEntity,
  ClassDemandEntity,
  ClassEntity,
  FinishedSumsEntity,
  ClassListingEntity,
  ClearingEntity,
  ConnectionEntity,
  CountersEntity,
  CredentialEntity,
  DayEntity,
  DecisionAdviceEntity,
  DecisionDueEntity,
  FinishedDaysEntity,
  ForecastEntity,
  DecisionEntity,
  EndedAccessEntity,
  GmailConsentEntity,
  HookEntity,
  HookSecretEntity,
  IdempotencyKeyEntity,
  ImportChunkEntity,
  ImportDetailEntity,
  ImportEntity,
  ImportPlanEntity,
  ImportSlotEntity,
  CalendarEntity,
  BrowserEntity,
  KnownBrowserEntity,
  NotificationDeliveryEntity,
  NotificationEntity,
  NotificationSettingsEntity,
  UnsentNotificationEntity,
  LayoutCandidateEntity,
  LearnedDaysEntity,
  LearnedPaidEntity,
  LearnedDemandEntity,
  LearnedSinceEntity,
  ListingEntity,
  LiveConnectionEntity,
  LiveOwnerEntity,
  LiveTeamConnectionEntity,
  LiveTicketEntity,
  LogoEntity,
  MailEntity,
  MailEventEntity,
  MailLayoutEntity,
  MailSenderEntity,
  MailTextEntity,
  MailboxEntity,
  MailboxTokenEntity,
  MappingVoteEntity,
  WorkKeyEntity,
  MarketplaceHealthEntity,
  NameLinkEntity,
  OutboxEntity,
  PlatformChangeEntity,
  PlatformEntity,
  PolledMailboxEntity,
  RecordingEntity,
  RecurrenceEntity,
  ReplacingSeriesEntity,
  RuleBookEntity,
  RuleCountEntity,
  RunEntity,
  SameClassAnswerEntity,
  SeenBookingsEntity,
  SharedLayoutEntity,
  SimilarClassesEntity,
  SimulationEntity,
  SourceEntity,
  StripeCustomerEntity,
  StudioEntity,
  SubscriptionEntity,
  SuccessorEntity,
  SupportMessageEntity,
  SupportTicketEntity,
  SystemClassEntity,
  SystemCredentialEntity,
  ReportedBookingEntity,
  UnfinishedEntity,
};
