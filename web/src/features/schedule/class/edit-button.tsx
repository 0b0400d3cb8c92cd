import Button, { type ButtonProps } from '@cloudscape-design/components/button';
import { useEffect, useRef } from 'react';
import * as messages from '#messages/schedule-class';

interface Props {
  label: string;
  editing: boolean;
  onEdit: () => void;
}

/** Starts editing a section, and gets the focus back when editing ends. */
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
