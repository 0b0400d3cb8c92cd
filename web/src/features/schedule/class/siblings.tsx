import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useNarrow } from '#web/src/ui/use-media.ts';
import * as messages from '#messages/schedule-class';
import type { Slot } from '../slot.ts';

interface Props {
  found: { slot: Slot; at: number } | null;
  onShow: (classId: string) => void;
}

/** Navigation among the classes that share a day and time. */
export function Siblings({ found, onShow }: Props) {
  const narrow = useNarrow();
  if (!found || found.slot.classes.length < 2) return null;
  const { slot, at } = found;
  const show = (index: number): void => {
    const next = slot.classes[index];
    if (next) onShow(next.classId);
  };
  return (
    <SpaceBetween direction="horizontal" size="xs" alignItems="center">
      <Button
        iconName="angle-left"
        ariaLabel={messages.previous}
        disabled={at === 0}
        variant={narrow ? 'icon' : 'normal'}
        onClick={() => show(at - 1)}
      >
        {messages.previous}
      </Button>
      <Box color="text-body-secondary">{messages.oneOfSeveralAtThisTime(at + 1, slot.classes.length)}</Box>
      <Button
        iconName="angle-right"
        iconAlign="right"
        ariaLabel={messages.next}
        variant={narrow ? 'icon' : 'normal'}
        disabled={at === slot.classes.length - 1}
        onClick={() => show(at + 1)}
      >
        {messages.next}
      </Button>
    </SpaceBetween>
  );
}
