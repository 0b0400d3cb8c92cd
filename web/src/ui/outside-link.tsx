import { isShownAddress } from '#shared/core/shown-address.ts';

/** An address that somebody entered, as a link without a referrer; as plain text if it is not a safe link. */
export const OutsideLink = ({ href }: { href: string }) =>
  isShownAddress(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {href}
    </a>
  ) : (
    <span>{href}</span>
  );
