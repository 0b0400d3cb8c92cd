import * as messages from '#messages/schedule-class';
import { useSession } from '#web/src/api/session.ts';

/** The person who changed a class, in words: oneself, the product, or somebody else of the studio. */
export function useWho(): (by: string) => string {
  const studioId = useSession().data?.studioId;
  return (by) => (by === studioId ? messages.you : by);
}
