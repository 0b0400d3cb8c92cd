import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/reservations';
import type { LayoutView } from '#shared/contracts/reservations/layout.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { SettingCard } from '../../ui/setting-card.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useDeleteLayout, useLayouts } from './use-layouts.ts';
import { meaningText } from './wording.ts';

function Layout({ layout }: { layout: LayoutView }) {
  const deleting = useDeleteLayout();
  return (
    <li>
      <span className="two-lines mail-address">
        <span>{layout.form}</span>
        <span className="muted">{layout.senderEmail}</span>
      </span>
      <Tag>{meaningText[layout.meaning]}</Tag>
      <Button
        variant="icon"
        iconName="remove"
        loading={deleting.isPending}
        ariaLabel={messages.deleteTheLayout(layout.form)}
        onClick={() => deleting.mutate(layout)}
      />
    </li>
  );
}

const List = ({ layouts }: { layouts: readonly LayoutView[] }) =>
  layouts.length === 0 ? (
    <p className="muted">{messages.noneYetCorrectAnEMail}</p>
  ) : (
    // A list that scrolls must be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="mail-scroll" aria-label={messages.learnedLayouts} tabIndex={0}>
      <ul className="mail-list">
        {layouts.map((layout) => (
          <Layout key={layout.layoutId} layout={layout} />
        ))}
      </ul>
    </section>
  );

/** The e-mail layouts that the owner has taught. */
export function LayoutsCard() {
  const { data, error, refetch } = useLayouts();
  return (
    <SettingCard
      anchor="mail-layouts"
      title={messages.learnedLayoutsTitle}
      description={messages.eMailsLikeOneThatYou}
    >
      <div className="mail-card">
        <p className="muted">{messages.layoutsMayServeOthers}</p>
        {data && <List layouts={data.layouts} />}
        {!data && !error && <Loading />}
        {!data && error && (
          <Failure
            header={messages.theLearnedLayoutsCouldNotBe}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </SettingCard>
  );
}
