import { ConfirmationsCard } from './confirmations-card.tsx';
import { FailedEventsCard } from './failed-events-card.tsx';
import { LayoutsCard } from './layouts-card.tsx';
import './reservations.css';
import { SendersCard } from './senders-card.tsx';
import { SyncCard } from './sync-card.tsx';

/** All settings about reservations that arrive by e-mail. */
export default function MailCards({ timezone }: { timezone: string }) {
  return (
    <>
      <SyncCard timezone={timezone} />
      <SendersCard />
      <ConfirmationsCard />
      <FailedEventsCard />
      <LayoutsCard />
    </>
  );
}
