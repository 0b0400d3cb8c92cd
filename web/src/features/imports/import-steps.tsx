import { useState } from 'react';
import { InstructionStep } from './instruction-step.tsx';
import { UploadStep } from './upload-step.tsx';
import type { FlowProps } from './use-import-flow.ts';

/** First the requirements for the file, then the file. */
export default function ImportSteps(props: FlowProps) {
  const [understood, setUnderstood] = useState(false);
  return understood ? (
    <UploadStep {...props} />
  ) : (
    <InstructionStep kind={props.kind} onClose={props.onClose} onNext={() => setUnderstood(true)} />
  );
}
