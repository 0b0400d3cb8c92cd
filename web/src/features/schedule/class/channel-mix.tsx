import type { CSSProperties } from 'react';
import * as messages from '#messages/schedule-class';
import { channelName } from './channel-name.ts';
import { formatMoney } from '#web/src/ui/money.ts';
import { sharePercent } from '#web/src/ui/numbers.ts';
import { Section } from '#web/src/ui/section.tsx';
import type { Detail } from './detail.ts';

type Mix = Detail['channelMix'];
type ShareStyle = CSSProperties & { '--share': string };

const shareStyle = (share: number): ShareStyle => ({ '--share': `${share * 100}%` });

const shareOf = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** All bookings as one bar with a segment for each channel. The table below shows the same figures as numbers. */
const MixBar = ({ mix, bookings }: { mix: Mix; bookings: number }) => (
  <div className="mix-bar" aria-hidden="true">
    {mix.map((one) => (
      <span
        key={one.channel}
        data-channel={one.channel}
        style={shareStyle(shareOf(one.bookings, bookings))}
      />
    ))}
  </div>
);

const Amount = ({ share, text }: { share: number; text: string }) => (
  <td>
    <span className="mix-amount">{text}</span>
    <span className="mix-line" style={shareStyle(share)} aria-hidden="true">
      <span />
    </span>
  </td>
);

/** The class's bookings by channel, and the revenue of each. */
export function ChannelMix({ mix, currency }: { mix: Mix; currency: string }) {
  const used = mix.filter(({ bookings, revenueMinor }) => bookings > 0 || revenueMinor > 0);
  const bookings = used.reduce((sum, one) => sum + one.bookings, 0);
  const revenueMinor = used.reduce((sum, one) => sum + one.revenueMinor, 0);
  if (used.length === 0)
    return (
      <Section title={messages.channelMix}>
        <p className="muted note-line">{messages.noBookingsYet}</p>
      </Section>
    );
  return (
    <Section title={messages.channelMix}>
      <MixBar mix={used} bookings={bookings} />
      <table className="channels">
        <thead>
          <tr>
            <th scope="col">{messages.channel}</th>
            <th scope="col">{messages.bookings}</th>
            <th scope="col">{messages.revenue}</th>
          </tr>
        </thead>
        <tbody>
          {used.map((one) => {
            const share = shareOf(one.bookings, bookings);
            const revenueShare = shareOf(one.revenueMinor, revenueMinor);
            return (
              <tr key={one.channel} data-channel={one.channel}>
                <th scope="row">
                  <span className="mix-chip" aria-hidden="true" />
                  {channelName(one.channel)}
                </th>
                <Amount share={share} text={`${one.bookings} (${sharePercent(share)})`} />
                <Amount
                  share={revenueShare}
                  text={`${formatMoney(one.revenueMinor, currency)} (${sharePercent(revenueShare)})`}
                />
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
