import classpass from '../../public/monograms/classpass.svg?inline';
import customErp from '../../public/monograms/custom-erp.svg?inline';
import fitpass from '../../public/monograms/fitpass.svg?inline';
import kenko from '../../public/monograms/kenko.svg?inline';
import totalpass from '../../public/monograms/totalpass.svg?inline';
import wellhub from '../../public/monograms/wellhub.svg?inline';

/**
 * Monograms by address. They are part of the code, because they are so small that a request for each would cost more.
 */
export const monograms: ReadonlyMap<string, string> = new Map([
  ['/monograms/classpass.svg', classpass],
  ['/monograms/custom-erp.svg', customErp],
  ['/monograms/fitpass.svg', fitpass],
  ['/monograms/kenko.svg', kenko],
  ['/monograms/totalpass.svg', totalpass],
  ['/monograms/wellhub.svg', wellhub],
]);
