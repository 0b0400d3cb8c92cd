import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/settings';
import { homePath } from '../../app/paths.ts';
import { useTitle } from '../../ui/use-title.ts';
import { RegionForm } from './region-form.tsx';

/** The regional settings, for use after the wizard. */
export default function AccountSetupPage() {
  useTitle(messages.accountSetup);
  const navigate = useNavigate();
  const home = (): void => void navigate(homePath);
  return (
    <div className="page page-narrow">
      <Header variant="h1" description={messages.whereYourStudioIsAndIts}>
        {messages.accountSetup}
      </Header>
      <Container header={<Header variant="h2">{messages.regionalSettings}</Header>}>
        <RegionForm submit={messages.saveSettings} onSaved={home} onCancel={home} />
      </Container>
    </div>
  );
}
