import { useHref, useNavigate } from 'react-router-dom';

/**
 * The properties that make a Cloudscape button or link open another page of the app, under whatever prefix the app's
 * pages are.
 */
export function useGo(to: string) {
  const navigate = useNavigate();
  return {
    href: useHref(to),
    onFollow: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      void navigate(to);
    },
  };
}
