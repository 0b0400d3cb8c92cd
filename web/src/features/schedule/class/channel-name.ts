import * as messages from '#messages/schedule-class';
import { channelNames, type Channel } from '#shared/channels.ts';

/** A channel's name in the reader's language. Marketplaces have the same name in all of them. */
export const channelName = (channel: Channel): string =>
  channel === 'direct' ? messages.direct : channelNames[channel];
