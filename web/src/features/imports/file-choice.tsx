import Box from '@cloudscape-design/components/box';
import FileDropzone from '@cloudscape-design/components/file-dropzone';
import FileInput from '@cloudscape-design/components/file-input';
import FileTokenGroup from '@cloudscape-design/components/file-token-group';
import Icon from '@cloudscape-design/components/icon';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as messages from '#messages/imports';

interface Props {
  file: File | null;
  onFile: (file: File | null) => void;
}

/** An area in which to drop a file, with a button to choose one. */
export function FileChoice({ file, onFile }: Props) {
  const choose = ([chosen]: readonly File[]): void => {
    if (chosen) onFile(chosen);
  };
  return (
    <SpaceBetween size="s">
      <FileDropzone onChange={({ detail }) => choose(detail.value)}>
        <div className="dropzone">
          <Icon name="upload" size="big" variant="subtle" />
          <Box color="text-body-secondary">{messages.dropYourCsvFileHereOr}</Box>
          <FileInput
            accept=".csv"
            value={file ? [file] : []}
            onChange={({ detail }) => choose(detail.value)}
            ariaLabel={messages.chooseACsvFile}
          >
            {messages.browseFiles}
          </FileInput>
        </div>
      </FileDropzone>
      {file && (
        <FileTokenGroup
          items={[{ file }]}
          showFileSize
          onDismiss={() => onFile(null)}
          i18nStrings={{ removeFileAriaLabel: (_at, name) => messages.removeName(name) }}
        />
      )}
    </SpaceBetween>
  );
}
