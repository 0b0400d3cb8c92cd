import { useHref, useNavigate } from 'react-router-dom';

/** The properties by which a Cloudscape button or link opens another page of the app, wherever the app's pages are. */
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
