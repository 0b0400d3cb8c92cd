import * as messages from '#messages/decisions';
import { channelNames } from '#shared/channels.ts';
import type { DecisionView, Recommendation } from '#shared/contracts/decisions/decision.ts';
import { byChange } from './unchanged-message.ts';

/** Above this number of places, only the number is shown, because nobody counts that many blocks. */
const blocksMax = 40;

type BlockKind = 'booked' | 'open' | 'new';

/** The places of one marketplace, each drawn as booked, open or newly opened. */
function blocksOf(booked: number, before: number, shown: number): BlockKind[] {
  return Array.from({ length: shown }, (_, at) => (at < booked ? 'booked' : at < before ? 'open' : 'new'));
}

const Blocks = ({ blocks }: { blocks: readonly BlockKind[] }) => (
  <span className="place-blocks" aria-hidden="true">
    {blocks.length <= blocksMax &&
      blocks.map((kind, at) => <i key={`${at}-${kind}`} className="place-block" data-kind={kind} />)}
  </span>
);

interface RowProps {
  recommendation: Recommendation;
  booked: number;
}

function Row({ recommendation: { marketplace, placesFrom, placesTo }, booked }: RowProps) {
  const sold = Math.min(booked, placesFrom);
  return (
    <li>
      <strong>{channelNames[marketplace]}</strong>
      <span className="place-row">
        <span className="muted">{messages.before}</span>
        <Blocks blocks={blocksOf(sold, placesFrom, placesFrom)} />
        <span className="place-count">{placesFrom}</span>
      </span>
      <span className="place-row">
        <span className="muted">{messages.after}</span>
        <Blocks blocks={blocksOf(sold, placesFrom, placesTo)} />
        <span className="place-count">{messages.placesToPlaceBookedBooked(placesTo, booked)}</span>
      </span>
    </li>
  );
}

/** The places of each marketplace that changes, before and after, drawn as blocks. */
export function PlacesPicture({ recommendations, facts }: Pick<DecisionView, 'recommendations' | 'facts'>) {
  const { changed } = byChange({ recommendations });
  if (!facts || changed.length === 0) return null;
  const bookedOn = (marketplace: string): number =>
    facts.channels.find(({ channel }) => channel === marketplace)?.booked ?? 0;
  return (
    <div>
      <ul className="places-picture">
        {changed.map((recommendation) => (
          <Row
            key={recommendation.marketplace}
            recommendation={recommendation}
            booked={bookedOn(recommendation.marketplace)}
          />
        ))}
      </ul>
      <ul className="place-key" aria-hidden="true">
        <li>
          <i className="place-block" data-kind="booked" /> {messages.booked}
        </li>
        <li>
          <i className="place-block" data-kind="open" /> {messages.open}
        </li>
        <li>
          <i className="place-block" data-kind="new" /> {messages.newlyOpen}
        </li>
      </ul>
    </div>
  );
}
