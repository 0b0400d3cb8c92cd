import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useNavigate } from 'react-router-dom';
import { homePath } from '../../app/paths.ts';
import { useTitle } from '../../ui/use-title.ts';
import { RegionForm } from './region-form.tsx';

/** The regional settings, after the wizard is done. */
export default function AccountSetupPage() {
  useTitle('Account Setup');
  const navigate = useNavigate();
  const home = (): void => void navigate(homePath);
  return (
    <div className="page page-narrow">
      <Header variant="h1" description="Where your studio is, and what it counts in">
        Account Setup
      </Header>
      <Container header={<Header variant="h2">Regional Settings</Header>}>
        <RegionForm submit="Save Settings" onSaved={home} onCancel={home} />
      </Container>
    </div>
  );
}
