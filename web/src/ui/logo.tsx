import { product } from '#shared/product.ts';

/** The logo: a C whose gap is a free place. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
    <rect width="64" height="64" rx="16" fill="#3f51d8" />
    <path
      d="M45.2 22.4A17 17 0 1 0 45.2 41.6"
      fill="none"
      stroke="#fff"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <circle cx="47" cy="32" r="5.5" fill="#ff8a65" />
  </svg>
);

export const Logo = ({ size = 28 }: { size?: number }) => (
  <span className="logo">
    <Mark size={size} />
    <span className="logo-name">{product.name}</span>
  </span>
);
