import Box from '@cloudscape-design/components/box';
import FileDropzone from '@cloudscape-design/components/file-dropzone';
import FileInput from '@cloudscape-design/components/file-input';
import FileTokenGroup from '@cloudscape-design/components/file-token-group';
import Icon from '@cloudscape-design/components/icon';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { isCsvName } from './csv-file.ts';

interface Props {
  file: File | null;
  disabled: boolean;
  onFile: (file: File | null) => void;
  /** Told when what was chosen is no CSV file. */
  onWrongType: () => void;
}

/** A place to drop a file or to look for one. Only .csv is taken. */
export function FileChoice({ file, disabled, onFile, onWrongType }: Props) {
  const choose = ([chosen]: readonly File[]): void => {
    if (!chosen || disabled) return;
    if (isCsvName(chosen.name)) onFile(chosen);
    else onWrongType();
  };
  return (
    <SpaceBetween size="s">
      <FileDropzone onChange={({ detail }) => choose(detail.value)}>
        <div className="dropzone">
          <Icon name="upload" size="big" variant="subtle" />
          <Box color="text-body-secondary">Drop your CSV file here, or</Box>
          <FileInput
            accept=".csv"
            value={file ? [file] : []}
            onChange={({ detail }) => choose(detail.value)}
            ariaLabel="Choose a CSV file"
          >
            Browse files
          </FileInput>
        </div>
      </FileDropzone>
      {file && (
        <FileTokenGroup
          items={[{ file, loading: disabled }]}
          showFileSize
          readOnly={disabled}
          onDismiss={() => onFile(null)}
          i18nStrings={{ removeFileAriaLabel: (_at, name) => `Remove ${name}` }}
        />
      )}
    </SpaceBetween>
  );
}
