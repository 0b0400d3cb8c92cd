import Button from '@cloudscape-design/components/button';
import Icon, { type IconProps } from '@cloudscape-design/components/icon';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { homePath, integrationsPath } from '../../app/paths.ts';
import { product } from '#shared/product.ts';
import { StepCard } from './step-card.tsx';
import { useSaveStep } from './use-progress.ts';
import type { StepProps } from './step-props.ts';

const whatsNext = [
  'Look through your classes, and how full each one is expected to be.',
  'Run the AI optimizer: it says for every open class where its places earn most.',
  'Approve what convinces you. Each change is sent, read back and recorded.',
];

const Fact = (props: { icon: IconProps.Name; label: string; value: string }) => (
  <li className="fact">
    <Icon name={props.icon} />
    <span>{props.label}</span>
    <strong>{props.value}</strong>
  </li>
);

/** Ends the wizard when its last screen is shown, and before anything else is opened from it. */
function useFinish() {
  const { mutate, mutateAsync, isSuccess, isPending } = useSaveStep();
  const navigate = useNavigate();
  useEffect(() => mutate({ step: 'complete', completed: true }), [mutate]);
  const open = async (path: string): Promise<void> => {
    if (!isSuccess) await mutateAsync({ step: 'complete', completed: true });
    await navigate(path);
  };
  return { busy: isPending, open: (path: string) => void open(path).catch(() => undefined) };
}

export function Completion({ progress }: Pick<StepProps, 'progress'>) {
  const { busy, open } = useFinish();
  const { classesUploaded, marketplacesConnected, system } = progress;
  const classes = classesUploaded === 0 && system ? 'Come from your system' : `${classesUploaded} uploaded`;
  return (
    <StepCard title={`Welcome to ${product.name}!`} text="Your studio is set up. This is where it stands.">
      <ul className="facts" aria-label="Summary">
        <Fact icon="status-positive" label="Regional Settings" value="Configured" />
        <Fact icon="calendar" label="Classes" value={classes} />
        <Fact
          icon="share"
          label="Marketplaces"
          value={marketplacesConnected > 0 ? `${marketplacesConnected} connected` : 'None yet'}
        />
      </ul>
      <h2 className="next-title">What’s Next</h2>
      <ol className="next">
        {whatsNext.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <div className="step-buttons">
        <Button disabled={busy} onClick={() => open(integrationsPath)}>
          Add Marketplaces
        </Button>
        <Button disabled={busy} onClick={() => open('/classes')}>
          View My Classes
        </Button>
        <Button variant="primary" loading={busy} onClick={() => open(homePath)}>
          Go to Dashboard
        </Button>
      </div>
    </StepCard>
  );
}
