import Header from '@cloudscape-design/components/header';
import { useCallback, useState } from 'react';
import type { ListedStudio } from '../../../../shared/contracts/billing/list-studios.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { AccessDialog } from './access-dialog.tsx';
import './admin.css';
import { StudiosTable } from './studios-table.tsx';
import { useStudios } from './use-studios.ts';
import { useSuperadmin } from './use-superadmin.ts';

function Studios() {
  const studios = useStudios();
  const [giving, setGiving] = useState<{ studio: ListedStudio | null } | null>(null);
  const open = useCallback((studio: ListedStudio | null) => setGiving({ studio }), []);
  if (studios.error && !studios.data)
    return (
      <Failure header="Failed to load studios" error={studios.error} onRetry={() => void studios.refetch()} />
    );
  return (
    <>
      <StudiosTable studios={studios} onGive={open} />
      {giving && <AccessDialog studio={giving.studio} onClose={() => setGiving(null)} />}
    </>
  );
}

/** Where superadmins see every studio and give access. */
export default function SuperadminPage() {
  useTitle('Admin');
  const allowed = useSuperadmin();
  if (!allowed) return <Loading />;
  return (
    <div className="page">
      <Header variant="h1" description="Every studio, and whether it may use the product">
        Admin
      </Header>
      <Studios />
    </div>
  );
}
