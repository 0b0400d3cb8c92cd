import { useState } from 'react';
import { InstructionStep } from './instruction-step.tsx';
import { UploadStep } from './upload-step.tsx';
import type { FlowProps } from './use-import-flow.ts';

/** Shows the requirements for the file first, then the choice of the file. */
export default function ImportSteps(props: FlowProps) {
  const [understood, setUnderstood] = useState(false);
  return understood ? (
    <UploadStep {...props} />
  ) : (
    <InstructionStep kind={props.kind} onClose={props.onClose} onNext={() => setUnderstood(true)} />
  );
}
