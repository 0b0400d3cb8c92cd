import { useHref, useNavigate } from 'react-router-dom';

/**
 * The properties with which a Cloudscape button or link leads to another page of the app, wherever the app's pages
 * lie.
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
