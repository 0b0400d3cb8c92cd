import Button, { type ButtonProps } from '@cloudscape-design/components/button';
import { useEffect, useRef } from 'react';
import * as messages from '#messages/imports';
import { importKinds, type ImportKind } from './import-kinds.ts';
import { isSuccess } from './outcome.ts';
import type { ImportFlow } from './use-import-flow.ts';

interface Props {
  flow: ImportFlow;
  kind: ImportKind;
}

const RunningButtons = ({ flow }: Pick<Props, 'flow'>) => (
  <span className="dialog-buttons">
    <Button variant="link" disabled={flow.confirming} loading={flow.cancelling} onClick={flow.cancel}>
      {messages.cancelImport}
    </Button>
    <Button disabled={flow.confirming} onClick={flow.leave}>
      {messages.continueInBackground}
    </Button>
  </span>
);

const DoneButtons = ({ flow }: Pick<Props, 'flow'>) => (
  <span className="dialog-buttons">
    <Button variant="link" onClick={flow.leave}>
      {messages.close}
    </Button>
    <Button
      variant="primary"
      onClick={() => {
        flow.leave();
        flow.viewSchedule();
      }}
    >
      {messages.viewSchedule}
    </Button>
  </span>
);

/** Once the mapping is confirmed and no row would be rejected, the focus moves to the next button. */
function SubmitButton({ flow, kind }: Props) {
  const button = useRef<ButtonProps.Ref>(null);
  const ready = flow.stage === 'reviewing' && flow.confirmed && flow.isStorable;
  useEffect(() => {
    if (ready) button.current?.focus();
  }, [ready]);
  return (
    <Button ref={button} variant="primary" disabled={!ready} onClick={flow.submit}>
      {importKinds[kind].submit}
    </Button>
  );
}

/** The buttons for each step. */
export function UploadButtons({ flow, kind }: Props) {
  const { stage, view } = flow;
  if (stage === 'running') return <RunningButtons flow={flow} />;
  if (stage === 'over' && view && isSuccess(view)) return <DoneButtons flow={flow} />;
  return (
    <div className="dialog-footer">
      {(stage === 'reviewing' || flow.grid) && (
        <Button onClick={() => flow.change(null)}>{messages.chooseAnotherFile}</Button>
      )}
      {stage === 'over' && view?.analysis && (
        <Button onClick={flow.again}>{messages.reviewMappingAgain}</Button>
      )}
      <span className="dialog-buttons">
        <Button variant="link" onClick={flow.leave}>
          {messages.cancel}
        </Button>
        <SubmitButton flow={flow} kind={kind} />
      </span>
    </div>
  );
}
