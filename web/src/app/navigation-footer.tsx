import Button from '@cloudscape-design/components/button';
import ButtonDropdown, { type ButtonDropdownProps } from '@cloudscape-design/components/button-dropdown';
import { Link } from 'react-router-dom';
import { setAppearance, useAppearance, type ChoiceId } from './appearance.ts';
import { StudioLogo } from '../ui/studio-logo.tsx';
import { leave } from './leave.ts';
import { useEmail } from './use-email.ts';
import { useStudio } from './use-studio.ts';

const choice = (id: ChoiceId, text: string, checked: boolean): ButtonDropdownProps.CheckboxItem => ({
  itemType: 'checkbox',
  id,
  text,
  checked,
});

const signOutIcon = (
  <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d="M6 2H2v12h4M6 8h8M11 5l3 3-3 3" fill="none" />
  </svg>
);

function AppearanceMenu() {
  const { mode, density } = useAppearance();
  return (
    <ButtonDropdown
      variant="icon"
      iconName="settings"
      ariaLabel="Appearance"
      expandToViewport
      onItemClick={({ detail }) => setAppearance(detail.id as ChoiceId)}
      items={[
        {
          id: 'mode',
          text: 'Colors',
          items: [
            choice('system', 'Same as device', mode === 'system'),
            choice('light', 'Light', mode === 'light'),
            choice('dark', 'Dark', mode === 'dark'),
          ],
        },
        {
          id: 'density',
          text: 'Density',
          items: [
            choice('comfortable', 'Comfortable', density === 'comfortable'),
            choice('compact', 'Compact', density === 'compact'),
          ],
        },
      ]}
    />
  );
}

/** Whose studio this is, how the app looks, and the way out. */
export function NavigationFooter({ onFollowed }: { onFollowed: () => void }) {
  const studio = useStudio();
  const email = useEmail();
  return (
    <div className="navigation-footer">
      <div className="navigation-whose">
        <StudioLogo name={studio.data?.studioName ?? ''} url={studio.data?.logoUrl ?? ''} />
        <div className="navigation-studio">
          <strong>{studio.data?.studioName ?? '\u00a0'}</strong>
          <span>{email.data ?? '\u00a0'}</span>
          <Link className="navigation-account" to="/account" onClick={onFollowed}>
            Sign-in & Security
          </Link>
        </div>
      </div>
      <div className="navigation-actions">
        <Button variant="link" iconSvg={signOutIcon} onClick={() => void leave()}>
          Sign Out
        </Button>
        <AppearanceMenu />
      </div>
    </div>
  );
}
