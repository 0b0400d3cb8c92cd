import Input, { type InputProps } from '@cloudscape-design/components/input';
import { useEffect, useRef } from 'react';

type Props = Pick<InputProps, 'value' | 'disabled' | 'invalid'> & {
  min: number;
  max: number;
  onText: (text: string) => void;
  /** Whether the field gets the focus when it appears. */
  takesFocus?: boolean;
};

/** A field for a whole number of places. */
export function PlacesInput({ min, max, onText, takesFocus = false, ...rest }: Props) {
  const input = useRef<InputProps.Ref>(null);
  useEffect(() => {
    if (takesFocus) input.current?.select();
  }, [takesFocus]);
  return (
    <Input
      {...rest}
      ref={input}
      type="number"
      inputMode="numeric"
      step={1}
      autoComplete={false}
      nativeInputAttributes={{ min, max }}
      onChange={({ detail }) => onText(detail.value)}
    />
  );
}
