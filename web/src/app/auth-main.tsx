import '@cloudscape-design/global-styles/index.css';
import '../ui/theme.css';
import '../ui/base.css';
import '../features/access/auth.css';
import { createRoot, type Root } from 'react-dom/client';
import { loadConfig } from '../api/config.ts';
import { accessToken } from '../api/identity.ts';
import { AuthPage } from '../features/access/auth-page.tsx';
import { showCarriedNotice } from '../ui/carried-notice.ts';
import { startRetaining } from '../ui/focus/start-retaining.ts';
import { Localized } from '../ui/localized.tsx';
import { startAppearance } from './appearance.ts';
import { returnPath } from './paths.ts';
import { reloadOnChange } from './reload.ts';
import { StartFailure } from './start-failure.tsx';
import { styled } from './styled.ts';

/** A session that cannot be read, for example because it has expired, counts as none: the person signs in. */
const isSignedIn = async (): Promise<boolean> => (await accessToken().catch(() => undefined)) !== undefined;

async function start(root: Root): Promise<void> {
  await loadConfig();
  if (await isSignedIn()) {
    location.replace(returnPath(new URLSearchParams(location.search).get('return')));
    return;
  }
  showCarriedNotice();
  await styled();
  root.render(
    <Localized>
      <AuthPage />
    </Localized>,
  );
}

startAppearance();
startRetaining();
if (CUPO_DEV) reloadOnChange();
const container = document.querySelector('#root');
if (container) {
  const root = createRoot(container);
  start(root).catch(() => root.render(<StartFailure />));
}
