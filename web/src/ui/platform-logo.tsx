import { useState } from 'react';
import { monograms } from './monograms.ts';

/** A platform's logo, or the first letter of its name if it has no logo. The name is shown beside it. */
export function PlatformLogo({ name, url }: { name: string; url: string }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className="platform-logo" aria-hidden="true">
      {broken || url === '' ? (
        name.slice(0, 1)
      ) : (
        <img src={monograms.get(url) ?? url} alt="" onError={() => setBroken(true)} />
      )}
    </span>
  );
}
