import Button, { type ButtonProps } from '@cloudscape-design/components/button';
import { useEffect, useRef } from 'react';
import * as messages from '#messages/schedule-class';

interface Props {
  label: string;
  editing: boolean;
  onEdit: () => void;
}

/** Begins to edit a section, and has the focus again when editing ends. */
export function EditButton({ label, editing, onEdit }: Props) {
  const button = useRef<ButtonProps.Ref>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return editing ? null : (
    <Button ref={button} iconName="edit" ariaLabel={label} onClick={onEdit}>
      {messages.edit}
    </Button>
  );
}
