import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import { useState } from 'react';
import { messageOf } from '../../api/problem.ts';
import './imports.css';
import { importKinds, type ImportKind } from './import-kinds.ts';
import { Instructions } from './instructions.tsx';
import type { ImportResult } from './outcome.ts';
import { UploadStep } from './upload-step.tsx';
import { useTemplate } from './use-template.ts';

interface Props {
  kind: ImportKind;
  onClose: () => void;
}

type OnImported = (result: ImportResult) => void;

function InstructionStep({ kind, onClose, onNext }: Props & { onNext: () => void }) {
  const template = useTemplate(kind);
  return (
    <Modal
      visible
      size="large"
      header={importKinds[kind].title}
      onDismiss={onClose}
      footer={
        <div className="dialog-footer">
          <Button iconName="download" loading={template.isPending} onClick={() => template.mutate()}>
            Download Template CSV
          </Button>
          <span className="dialog-buttons">
            <Button variant="link" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="primary" onClick={onNext}>
              I Understand, Let Me Upload
            </Button>
          </span>
        </div>
      }
    >
      {template.error && (
        <Alert type="error" header="Download failed">
          {messageOf(template.error)}
        </Alert>
      )}
      <Instructions kind={kind} />
    </Modal>
  );
}

/** First what the file must hold, then the file. */
export function ImportDialog({ kind, onClose, onImported }: Props & { onImported?: OnImported }) {
  const [understood, setUnderstood] = useState(false);
  return understood ? (
    <UploadStep kind={kind} onClose={onClose} onImported={onImported} />
  ) : (
    <InstructionStep kind={kind} onClose={onClose} onNext={() => setUnderstood(true)} />
  );
}
