import { environment } from '#functions/_platform/common/environment.ts';
import type { Base, TableDeps } from '#functions/_platform/ports/base.ts';
import type { Mailer } from '#functions/_platform/ports/mailer.ts';
import type { People } from '#functions/_platform/ports/people.ts';
import type { PushServices } from '#functions/_platform/ports/push-services.ts';

/** The origin of the app. */
export const webOrigin = (): string => environment('WEB_ORIGIN').WEB_ORIGIN;

/** The side effects of notifying an owner. */
export interface TellDeps extends Base, TableDeps {
  readonly mailer: Mailer;
  readonly pushServices: PushServices;
  readonly people: Pick<People, 'emailOf'>;
  readonly webOrigin: string;
}
