import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { ApiProblem } from '../../api/problem.ts';
import { readCsv } from './csv-file.ts';
import { FileChoice } from './file-choice.tsx';
import { importKinds, type ImportKind } from './import-kinds.ts';
import { findingLines, importFailure, type ImportResult } from './outcome.ts';
import { useImport } from './use-import.ts';

function Failed({ kind, error }: { kind: ImportKind; error: Error }) {
  const { header, content } = importFailure(kind, error);
  const { lines, more } = error instanceof ApiProblem ? findingLines(error) : { lines: [], more: null };
  return (
    <Alert type="error" header={header}>
      {content}
      {lines.length > 0 && (
        <ul className="findings">
          {lines.map((line, at) => (
            // Two rows may say the same; their order is all that tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>{line}</li>
          ))}
          {more && <li className="muted">{more}</li>}
        </ul>
      )}
    </Alert>
  );
}

interface Refusal {
  header: string;
  content: string;
}

const wrongType: Refusal = { header: 'Invalid file type', content: 'Please upload a CSV file' };

interface Props {
  kind: ImportKind;
  onClose: () => void;
  /** Told what an upload brought, before the dialog closes. */
  onImported: ((result: ImportResult) => void) | undefined;
}

function useFile({ kind, onClose, onImported }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const upload = useImport({ kind, onDone: onClose, onImported });
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    setRefusal(null);
    upload.reset();
  };
  const send = async (): Promise<void> => {
    if (!file) return;
    const read = await readCsv(file);
    if ('refusal' in read) setRefusal({ header: 'Upload failed', content: read.refusal });
    else upload.mutate(read.csvData);
  };
  const refuseType = (): void => {
    choose(null);
    setRefusal(wrongType);
  };
  return { file, refusal, upload, choose, send, refuseType };
}

/** Choosing a file and sending it. */
export function UploadStep(props: Props) {
  const { kind, onClose } = props;
  const { file, refusal, upload, choose, send, refuseType } = useFile(props);
  const busy = upload.isPending;
  return (
    <Modal
      visible
      size="large"
      header={importKinds[kind].title}
      onDismiss={() => !busy && onClose()}
      footer={
        <span className="dialog-buttons">
          <Button variant="link" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" disabled={!file} loading={busy} onClick={() => void send()}>
            {importKinds[kind].submit}
          </Button>
        </span>
      }
    >
      <SpaceBetween size="m">
        <FileChoice file={file} disabled={busy} onFile={choose} onWrongType={refuseType} />
        {busy && (
          <div className="uploading">
            <StatusIndicator type="loading">Importing {file?.name}...</StatusIndicator>
            <p className="muted">
              Every row is checked before the first one is saved. A large file can take two minutes.
            </p>
          </div>
        )}
        {refusal && (
          <Alert type="error" header={refusal.header}>
            {refusal.content}
          </Alert>
        )}
        {upload.error && <Failed kind={kind} error={upload.error} />}
      </SpaceBetween>
    </Modal>
  );
}
