import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import * as messages from '#messages/logos';
import { removeLogo } from '#shared/contracts/logos/remove-logo.ts';
import { call } from '../../api/call.ts';
import { settingsKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { useStudio } from '../../app/use-studio.ts';
import { StudioLogo } from '../../ui/studio-logo.tsx';

const useRemove = () =>
  useChange({
    mutationFn: () => call(removeLogo, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsKey }),
    meta: { success: messages.theLogoIsRemoved, failure: messages.failedToRemoveTheLogo },
  });

/** The logo next to the studio's name, and a button to remove it. */
export function StudioLogoSection() {
  const { data } = useStudio();
  const removing = useRemove();
  const { studioName = '', logoUrl = '' } = data ?? {};
  return (
    <Container header={<Header variant="h2">{messages.yourStudiosLogo}</Header>}>
      <div className="studio-logo-now">
        <StudioLogo name={studioName} url={logoUrl} />
        <p>{logoUrl === '' ? messages.youHaveNoneYetTheFirst : messages.itIsShownBesideYourStudios}</p>
        {logoUrl !== '' && (
          <Button loading={removing.isPending} onClick={() => removing.mutate()}>
            {messages.removeLogo}
          </Button>
        )}
      </div>
    </Container>
  );
}
