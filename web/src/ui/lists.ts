import { locale } from '#messages/language';
import { channelNames, type Channel } from '#shared/channels.ts';

/** Joins texts by the rules of the language: 'Fitpass, Wellhub, and Kenko'. */
export const listed = new Intl.ListFormat(locale, { type: 'conjunction' });

/** The names of channels, joined: 'Kenko and ClassPass'. */
export const namesOf = (channels: readonly Channel[]): string =>
  listed.format(channels.map((channel) => channelNames[channel]));
