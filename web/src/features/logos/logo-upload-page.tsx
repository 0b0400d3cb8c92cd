import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FileDropzone from '@cloudscape-design/components/file-dropzone';
import FileInput from '@cloudscape-design/components/file-input';
import Header from '@cloudscape-design/components/header';
import Icon from '@cloudscape-design/components/icon';
import { useState } from 'react';
import * as messages from '#messages/logos';
import { logoTypes } from '#shared/contracts/logos/logo.ts';
import { useSession } from '../../api/session.ts';
import { useTitle } from '../../ui/use-title.ts';
import { logoRefusalOf } from './logo-item.ts';
import { LogoRow } from './logo-row.tsx';
import './logos.css';
import { StudioLogoSection } from './studio-logo-section.tsx';
import { useLogoUpload } from './use-logo-upload.ts';

const accepted = Object.keys(logoTypes)
  .map((extension) => `.${extension}`)
  .join(',');

const forTeam = messages.aFileNamedAfterAnIntegration;
const forOwners = messages.logosYouUploadAreYourStudios;

const Chooser = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => (
  <FileDropzone onChange={({ detail }) => onFiles(detail.value)}>
    <div className="logo-drop">
      <Icon name="upload" size="big" variant="subtle" />
      <Box color="text-body-secondary">{messages.dropPngJpegWebPOrSvg}</Box>
      <FileInput
        accept={accepted}
        multiple
        value={[]}
        onChange={({ detail }) => onFiles(detail.value)}
        ariaLabel={messages.chooseLogoFiles}
      >
        {messages.chooseFiles}
      </FileInput>
    </div>
  </FileDropzone>
);

/** The page for uploading logos. Superadmins upload shared logos; everybody else uploads the studio's own. */
export default function LogoUploadPage() {
  useTitle(messages.uploadLogos);
  const { items, busy, choose, remove, upload } = useLogoUpload();
  const [tried, setTried] = useState(false);
  const session = useSession();
  const superadmin = session.data?.superadmin === true;
  const refusal = logoRefusalOf(items);
  const onUpload = (): void => {
    setTried(refusal !== undefined);
    if (refusal === undefined) void upload();
  };
  return (
    <div className="page page-narrow">
      <Header variant="h1" description={superadmin ? forTeam : forOwners}>
        {messages.uploadLogos}
      </Header>
      <Container>
        <div className="logo-form">
          <Chooser onFiles={choose} />
          {items.length > 0 && (
            <ul className="logo-rows" aria-label={messages.chosenFiles}>
              {items.map((item) => (
                <LogoRow key={item.key} item={item} busy={busy} onRemove={() => remove(item.key)} />
              ))}
            </ul>
          )}
          {tried && refusal !== undefined && <Alert type="error">{refusal}</Alert>}
          <div className="form-buttons">
            <Button variant="primary" iconName="upload" loading={busy} onClick={onUpload}>
              {messages.upload}
            </Button>
          </div>
        </div>
      </Container>
      {session.data && !superadmin && <StudioLogoSection />}
    </div>
  );
}
