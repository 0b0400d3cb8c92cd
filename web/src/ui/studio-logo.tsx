import { useState } from 'react';
import * as messages from '#messages/ui';

interface Props {
  /** Blank while the logo is being loaded. */
  name: string;
  /** Empty if the studio has no logo. */
  url: string;
}

function Drawn({ name, url }: Props) {
  const [broken, setBroken] = useState(false);
  if (broken || url === '') return <span aria-hidden="true">{name.trim().slice(0, 1)}</span>;
  return <img src={url} alt={messages.nameLogo(name)} onError={() => setBroken(true)} />;
}

/** A studio's own logo, or the first letter of its name. Both take the same space. */
export const StudioLogo = ({ name, url }: Props) => (
  <span className="platform-logo studio-logo">
    {/* A new file is tried again even if the previous one failed to load. */}
    <Drawn key={url} name={name} url={url} />
  </span>
);
