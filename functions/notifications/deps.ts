import { environment } from '#functions/_platform/common/environment.ts';
import type { Base, TableDeps } from '#functions/_platform/ports/base.ts';
import type { Mailer } from '#functions/_platform/ports/mailer.ts';
import type { People } from '#functions/_platform/ports/people.ts';
import type { PushServices } from '#functions/_platform/ports/push-services.ts';

/** Where the app is. */
export const webOrigin = (): string => environment('WEB_ORIGIN').WEB_ORIGIN;

/** What whoever tells an owner something has. */
export interface TellDeps extends Base, TableDeps {
  readonly mailer: Mailer;
  readonly pushServices: PushServices;
  readonly people: Pick<People, 'emailOf'>;
  readonly webOrigin: string;
}
