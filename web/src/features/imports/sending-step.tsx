import ProgressBar from '@cloudscape-design/components/progress-bar';
import * as messages from '#messages/imports';
import { Loading } from '../../ui/loading.tsx';
import { sizeText } from './csv-file.ts';
import { importPercentOf } from './progress.ts';

interface Props {
  file: File;
  sentBytes: number;
  analysing: boolean;
}

/** The upload of the file, followed by the wait for its analysis. */
export const SendingStep = ({ file, sentBytes, analysing }: Props) => (
  <div className="sending">
    {analysing ? (
      <Loading text={messages.analyzingYourCsvFormat} />
    ) : (
      <ProgressBar
        label={messages.uploadingName(file.name)}
        value={importPercentOf(sentBytes, file.size)}
        additionalInfo={messages.sizeOfSize(sizeText(sentBytes), sizeText(file.size))}
      />
    )}
  </div>
);
