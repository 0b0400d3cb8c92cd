import type { ImportView } from '#shared/contracts/imports/import.ts';
import { importsKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { notify } from '../../ui/notices.ts';
import { refreshAll } from './announce.ts';
import { isMoving } from './progress.ts';
import { takeBack } from './requests.ts';
import { asTakenBack, takingBackMessage } from './taking-back.ts';
import { followImport } from './use-import.ts';
import { saidInDialog } from './use-sending.ts';

/** Announces what was removed, whichever page the person is on by then. */
function announceTakenBack(view: ImportView): void {
  const taken = asTakenBack(view);
  if (taken) notify({ ...takingBackMessage(taken), id: `import-${view.importId}` });
  refreshAll();
}

/** Asks the server to remove the rows of an import. Errors are shown in the dialog that sent the request. */
export const useTakeBack = (onBegun: () => void) =>
  useChange({
    mutationFn: takeBack,
    onSuccess: (view) => {
      onBegun();
      void queryClient.invalidateQueries({ queryKey: importsKey });
      if (isMoving(view)) followImport(view.importId, announceTakenBack);
      else announceTakenBack(view);
    },
    meta: saidInDialog,
  });
