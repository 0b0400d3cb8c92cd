import Button from '@cloudscape-design/components/button';
import Icon, { type IconProps } from '@cloudscape-design/components/icon';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { homePath, integrationsPath } from '../../app/paths.ts';
import * as messages from '#messages/onboarding';
import { product } from '#shared/product.ts';
import { StepCard } from './step-card.tsx';
import { useSaveStep } from './use-progress.ts';
import type { StepProps } from './step-props.ts';

const whatsNext = [
  messages.lookThroughYourClassesAndHow,
  messages.runTheAiOptimizerItSays,
  messages.approveWhatConvincesYouEachChange,
];

const Fact = (props: { icon: IconProps.Name; label: string; value: string }) => (
  <li className="fact">
    <Icon name={props.icon} />
    <span>{props.label}</span>
    <strong>{props.value}</strong>
  </li>
);

/** Ends the wizard when its last screen is shown, before any link on that screen is opened. */
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
  const classes =
    classesUploaded === 0 && system
      ? messages.comeFromYourSystem
      : messages.classesUploadedUploaded(classesUploaded);
  return (
    <StepCard title={messages.welcomeTo(product.name)} text={messages.yourStudioIsSetUpThis}>
      <ul className="facts" aria-label={messages.summary}>
        <Fact icon="status-positive" label={messages.regionalSettings} value={messages.configured} />
        <Fact icon="calendar" label={messages.classes} value={classes} />
        <Fact
          icon="share"
          label={messages.marketplaces}
          value={
            marketplacesConnected > 0
              ? messages.marketplacesConnectedConnected(marketplacesConnected)
              : messages.noneYet
          }
        />
      </ul>
      <h2 className="next-title">{messages.whatsNext}</h2>
      <ol className="next">
        {whatsNext.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <div className="step-buttons">
        <Button disabled={busy} onClick={() => open(integrationsPath)}>
          {messages.addMarketplaces}
        </Button>
        <Button disabled={busy} onClick={() => open('/classes')}>
          {messages.viewMyClasses}
        </Button>
        <Button variant="primary" loading={busy} onClick={() => open(homePath)}>
          {messages.goToDashboard}
        </Button>
      </div>
    </StepCard>
  );
}
