import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import * as messages from '#messages/onboarding';
import { homePath } from '../../app/paths.ts';
import { BarePage } from '../../ui/bare-page.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useTitle } from '../../ui/use-title.ts';
import './onboarding.css';
import { useProgress } from './use-progress.ts';
import { Wizard } from './wizard-view.tsx';

type Loaded = NonNullable<ReturnType<typeof useProgress>['data']>;

/**
 * A person who has already finished the wizard goes on to the app; a person who finishes it here sees its last screen.
 */
function Begin({ progress }: { progress: Loaded }) {
  const [arrivedWith] = useState(progress);
  if (arrivedWith.completed) return <Navigate to={homePath} replace />;
  return <Wizard first={arrivedWith.step} progress={progress} />;
}

/** The wizard for a new studio. */
export default function OnboardingPage() {
  useTitle(messages.setUpYourStudio);
  const progress = useProgress();
  return (
    <BarePage>
      {progress.data && <Begin progress={progress.data} />}
      {progress.isPending && <Loading />}
      {progress.error && !progress.data && (
        <Failure
          header={messages.yourProgressCouldNotBeLoaded}
          error={progress.error}
          onRetry={() => void progress.refetch()}
        />
      )}
    </BarePage>
  );
}
