import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import * as messages from '#messages/imports';
import './imports.css';
import { dialogTitles } from './dialog-titles.ts';
import type { ImportKind } from './import-kinds.ts';
import { Instructions } from './instructions.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { templateFileNames, templateOf } from './template.ts';
import { localToday } from '../../ui/dates.ts';

const widthPx = 768;

interface Props {
  kind: ImportKind;
  onClose: () => void;
  onNext: () => void;
}

/** The first step, which shows the requirements for the file. */
export const InstructionStep = ({ kind, onClose, onNext }: Props) => (
  <Modal
    visible
    width={widthPx}
    position="top"
    header={dialogTitles[kind]}
    onDismiss={onClose}
    footer={
      <div className="dialog-footer">
        <Button
          iconName="download"
          onClick={() => saveFile(templateFileNames[kind], templateOf(kind, localToday(new Date())))}
        >
          {messages.downloadTemplateCsv}
        </Button>
        <span className="dialog-buttons">
          <Button variant="link" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="primary" onClick={onNext}>
            {messages.iUnderstandLetMeUpload}
          </Button>
        </span>
      </div>
    }
  >
    <Instructions kind={kind} />
  </Modal>
);
