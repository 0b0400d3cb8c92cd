import ProgressBar from '@cloudscape-design/components/progress-bar';
import { Loading } from '../../ui/loading.tsx';
import { sizeText } from './csv-file.ts';
import { percentOf } from './progress.ts';

interface Props {
  file: File;
  sentBytes: number;
  analysing: boolean;
}

/** The file on its way, then the wait until it is understood. */
export const SendingStep = ({ file, sentBytes, analysing }: Props) => (
  <div className="sending">
    {analysing ? (
      <Loading text="Analyzing your CSV format..." />
    ) : (
      <ProgressBar
        label={`Uploading ${file.name}`}
        value={percentOf(sentBytes, file.size)}
        additionalInfo={`${sizeText(sentBytes)} of ${sizeText(file.size)}`}
      />
    )}
  </div>
);
