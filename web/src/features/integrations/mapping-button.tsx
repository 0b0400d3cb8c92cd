import Button from '@cloudscape-design/components/button';
import { lazy, Suspense, useState } from 'react';
import { listsByInterface } from '#shared/contracts/channels.ts';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';

const MappingDialog = lazy(async () => ({ default: (await import('./mapping-dialog.tsx')).MappingDialog }));

/** Opens what a marketplace lists; nothing where classes are not linked. */
export function MappingButton({ integration: { integrationId, name } }: { integration: IntegrationView }) {
  const [open, setOpen] = useState(false);
  if (!listsByInterface(integrationId)) return null;
  return (
    <>
      <Button ariaLabel={`Linked classes ${name}`} onClick={() => setOpen(true)}>
        Linked classes
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MappingDialog integrationId={integrationId} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
