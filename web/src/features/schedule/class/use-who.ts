import * as messages from '#messages/schedule-class';
import { useSession } from '#web/src/api/session.ts';

/** Names who changed a class: the reader, the product, or another person in the studio. */
export function useWho(): (by: string) => string {
  const studioId = useSession().data?.studioId;
  return (by) => (by === studioId ? messages.you : by);
}
