import * as messages from '#messages/demo';
import { Frame } from '../app/frame.tsx';
import { demoPath, landingPath, signUpPath } from '../app/paths.ts';
import { useStudio } from '../app/use-studio.ts';
import { StudioLogo } from '../ui/studio-logo.tsx';
import './demo.css';
import { trialText } from './invite.ts';

const bannerId = 'demo-banner';

/** A notice that stays visible on every page of the demo. */
const Banner = () => (
  <aside id={bannerId} className="demo-banner" aria-label={messages.demo}>
    <p>
      <strong>{messages.youAreLookingAtADemo}</strong> <span>{messages.nothingHereCanBeChanged}</span>
    </p>
    <a className="button-link" href={signUpPath}>
      {trialText}
    </a>
  </aside>
);

function Footer() {
  const studio = useStudio();
  return (
    <div className="navigation-footer">
      <div className="navigation-whose">
        <StudioLogo name={studio.data?.studioName ?? ''} url={studio.data?.logoUrl ?? ''} />
        <div className="navigation-studio">
          <strong>{studio.data?.studioName ?? '\u00a0'}</strong>
          <span>{messages.demoStudio}</span>
          <a className="navigation-account" href={landingPath}>
            {messages.leaveTheDemo}
          </a>
        </div>
      </div>
    </div>
  );
}

/** The layout around every page of the demo. */
export const DemoLayout = () => (
  <>
    <Banner />
    <Frame base={demoPath} headerId={bannerId} Footer={Footer} />
  </>
);
