import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDisconnect } from './use-integrations.ts';

interface Props {
  integration: IntegrationView;
  onClose: () => void;
}

/** Asks before a connection ends and its credentials are gone. */
export function DisconnectDialog({ integration, onClose }: Props) {
  const disconnecting = useDisconnect(integration, onClose);
  return (
    <ConfirmDialog
      header={`Disconnect ${integration.name}?`}
      verb="Disconnect"
      busy={disconnecting.isPending}
      onConfirm={() => disconnecting.mutate()}
      onClose={onClose}
    >
      Its credentials are deleted and its places are no longer changed. What {integration.name} shows now
      stays on sale there. Pricing and guidelines are kept for when you connect again.
    </ConfirmDialog>
  );
}
