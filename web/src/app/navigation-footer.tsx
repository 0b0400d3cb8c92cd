import Button from '@cloudscape-design/components/button';
import ButtonDropdown, { type ButtonDropdownProps } from '@cloudscape-design/components/button-dropdown';
import { Link } from 'react-router-dom';
import * as messages from '#messages/app';
import { language } from '#messages/language';
import { isLanguage, languageNames, languages, type Language } from '../../languages.ts';
import { setAppearance, useAppearance, type ChoiceId } from './appearance.ts';
import { chooseLanguage } from './choose-language.ts';
import { AfterFirstScreen } from '../ui/after-first-screen.tsx';
import { StudioLogo } from '../ui/studio-logo.tsx';
import { leave } from './leave.ts';
import { isOfDemo } from './paths.ts';
import { useEmail } from './use-email.ts';
import { useStudio } from './use-studio.ts';

const choice = (
  id: ChoiceId | Language,
  text: string,
  checked: boolean,
): ButtonDropdownProps.CheckboxItem => ({
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

/** The person's other browsers will use this language too. If it cannot be stored, only this browser changes. */
async function speak(to: Language): Promise<void> {
  if (!isOfDemo(location.pathname)) {
    const { storePersonLanguage } = await import('../features/access/person-language.ts');
    await storePersonLanguage(to).catch(() => undefined);
  }
  chooseLanguage(to);
}

function AppearanceMenu() {
  const { mode, density } = useAppearance();
  return (
    <ButtonDropdown
      variant="icon"
      iconName="settings"
      ariaLabel={messages.appearance}
      expandToViewport
      onItemClick={({ detail: { id } }) => (isLanguage(id) ? void speak(id) : setAppearance(id as ChoiceId))}
      items={[
        {
          id: 'mode',
          text: messages.colors,
          items: [
            choice('system', messages.sameAsDevice, mode === 'system'),
            choice('light', messages.light, mode === 'light'),
            choice('dark', messages.dark, mode === 'dark'),
          ],
        },
        {
          id: 'density',
          text: messages.density,
          items: [
            choice('comfortable', messages.comfortable, density === 'comfortable'),
            choice('compact', messages.compact, density === 'compact'),
          ],
        },
        {
          id: 'language',
          text: messages.language,
          items: languages.map((one) => choice(one, languageNames[one], one === language)),
        },
      ]}
    />
  );
}

/** The studio's name, the choice of the app's look, and the button to sign out. */
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
            {messages.signInAndSecurity}
          </Link>
        </div>
      </div>
      <div className="navigation-actions">
        <Button variant="link" iconSvg={signOutIcon} onClick={() => void leave()}>
          {messages.signOut}
        </Button>
        <AfterFirstScreen>
          <AppearanceMenu />
        </AfterFirstScreen>
      </div>
    </div>
  );
}
