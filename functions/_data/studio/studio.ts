import type { Currency } from '#shared/contracts/values.ts';
import type { OnboardingStep } from '#shared/contracts/onboarding/step.ts';
import type { InventoryMode, StudioSettings } from '#shared/contracts/settings/settings.ts';
import { tableEntity } from '../table/entity.ts';

/** A studio's settings and its automation switch. Every automatic push checks this item. */
export const StudioEntity = tableEntity({
  model: { entity: 'studio', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    studioName: { type: 'string', required: true },
    currency: { type: 'string', required: true },
    country: { type: 'string' },
    timezone: { type: 'string', required: true },
    inventoryMode: { type: 'string', required: true },
    ai: {
      type: 'map',
      required: true,
      properties: {
        enabled: { type: 'boolean', required: true },
        autoExecute: { type: 'boolean', required: true },
        confidenceThreshold: { type: 'number', required: true },
        maxSlotAdjustment: { type: 'number', required: true },
        /** Absent means on. */
        holdOut: { type: 'boolean' },
      },
    },
    automationPaused: { type: 'boolean', required: true },
    /** The value of a direct visit as set by the owner, in minor units of the currency at that time. */
    visitValues: {
      type: 'map',
      properties: {
        currency: { type: 'string', required: true },
        member: { type: 'number' },
        pack: { type: 'number' },
        dropIn: { type: 'number' },
      },
    },
    /** URL of the studio's own logo. Empty or absent if there is none. */
    logoUrl: { type: 'string' },
    onboardingStep: { type: 'string' },
    onboardingCompleted: { type: 'boolean' },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'SETTINGS', casing: 'none' },
    },
  },
});

/** The value of a direct visit as set by an owner, in minor units of the currency at that time. */
export interface VisitValues {
  readonly currency: Currency;
  readonly member?: number | undefined;
  readonly pack?: number | undefined;
  readonly dropIn?: number | undefined;
}

export interface StudioItem {
  studioId: string;
  studioName: string;
  currency: Currency;
  country?: string | undefined;
  timezone: string;
  inventoryMode: InventoryMode;
  ai: StudioSettings['ai'];
  automationPaused: boolean;
  visitValues?: VisitValues | undefined;
  logoUrl?: string | undefined;
  /** The step at which the setup wizard resumes. Absent if the studio never entered the wizard. */
  onboardingStep?: OnboardingStep | undefined;
  onboardingCompleted?: boolean | undefined;
}
