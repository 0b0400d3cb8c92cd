import { isShownAddress } from '#shared/core/shown-address.ts';

/** An address that somebody entered, as a link without a referrer, or as plain text if the link is not safe. */
export const OutsideLink = ({ href }: { href: string }) =>
  isShownAddress(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {href}
    </a>
  ) : (
    <span>{href}</span>
  );
