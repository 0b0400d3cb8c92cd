import { isShownAddress } from '#shared/core/shown-address.ts';

/** An address that somebody gave, as a link that tells the other side nothing; as text where it is none to follow. */
export const OutsideLink = ({ href }: { href: string }) =>
  isShownAddress(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {href}
    </a>
  ) : (
    <span>{href}</span>
  );
