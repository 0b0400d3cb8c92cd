import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { FileChoice } from './file-choice.tsx';
import './imports.css';
import { dialogTitles } from './dialog-titles.ts';
import { isSuccess } from './outcome.ts';
import { ResultStep } from './result-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { RunningStep } from './running-step.tsx';
import { SendingStep } from './sending-step.tsx';
import { StageAnnouncement } from './stage-announcement.tsx';
import { TroubleAlert } from './trouble-alert.tsx';
import { UploadButtons } from './upload-buttons.tsx';
import { WeekGridStep } from './week-grid-step.tsx';
import { useImportFlow, type FlowProps, type ImportFlow } from './use-import-flow.ts';

const widthPx = 896;

function Trouble({ trouble, view }: Pick<ImportFlow, 'trouble' | 'view'>) {
  return trouble && <TroubleAlert trouble={trouble} view={view} />;
}

function Body({ flow, kind }: { flow: ImportFlow } & Pick<FlowProps, 'kind'>) {
  const { stage, file, view, plan } = flow;
  if (file && (stage === 'uploading' || stage === 'analysing'))
    return <SendingStep file={file} sentBytes={flow.sentBytes} analysing={stage === 'analysing'} />;
  if (stage === 'running' && view) return <RunningStep view={view} />;
  if (stage === 'over' && view && isSuccess(view)) return <ResultStep view={view} />;
  if (stage === 'reviewing' && view?.analysis && plan)
    return (
      <SpaceBetween size="m">
        <ReviewStep kind={kind} analysis={view.analysis} plan={plan} flow={flow} />
        <Trouble {...flow} />
      </SpaceBetween>
    );
  if (flow.grid)
    return <WeekGridStep grid={flow.grid} onWeeks={flow.readWeeks} onAsIs={() => flow.readWeeks(null)} />;
  return (
    <SpaceBetween size="m">
      <FileChoice file={file} onFile={flow.change} />
      <Trouble {...flow} />
    </SpaceBetween>
  );
}

/** The whole upload of a file, from its choice to its result. */
export function UploadStep(props: FlowProps) {
  const { kind } = props;
  const flow = useImportFlow(props);
  return (
    <Modal
      visible
      width={widthPx}
      position="top"
      header={dialogTitles[kind]}
      onDismiss={flow.leave}
      footer={<UploadButtons flow={flow} kind={kind} />}
    >
      <div className="upload-step" tabIndex={-1} data-focus-start>
        <Body flow={flow} kind={kind} />
        <StageAnnouncement {...flow} />
      </div>
    </Modal>
  );
}
