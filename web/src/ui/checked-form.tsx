import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  id?: string;
  className?: string;
  autoComplete?: 'off';
  onSubmit: () => void;
  onFocus?: () => void;
  /** Ends the form. Without it, the dialog around the form handles the key. */
  onEscape?: () => void;
  children: ReactNode;
}

const controls = 'input, textarea, select, button, [tabindex="0"]';

/** The invalid control, or the first one in a group of controls. */
function firstRefused(form: HTMLFormElement): HTMLElement | null {
  const refused = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (refused) return refused;
  // Cloudscape derives the id of a field's error from the id of the field.
  const error = form.querySelector<HTMLElement>('[id$="-error"]');
  const field = error?.closest('[class*="awsui_root"]');
  return field?.querySelector<HTMLElement>(controls) ?? null;
}

/** Handles Escape itself, so that the dialog around it stays open. */
const WithEscape = ({ onEscape, children }: { onEscape: () => void; children: ReactNode }) => (
  <div
    role="presentation"
    onKeyDown={(event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onEscape();
    }}
  >
    {children}
  </div>
);

/** A form that scrolls to its first mistake and focuses it each time it is submitted. */
export function CheckedForm({ onSubmit, onEscape, children, ...attributes }: Props) {
  const place = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    const refused = sent > 0 && place.current ? firstRefused(place.current) : null;
    refused?.scrollIntoView({ block: 'center' });
    refused?.focus({ preventScroll: true });
  }, [sent]);
  const form = (
    <form
      ref={place}
      noValidate
      {...attributes}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setSent((times) => times + 1);
      }}
    >
      {children}
    </form>
  );
  return onEscape ? <WithEscape onEscape={onEscape}>{form}</WithEscape> : form;
}
