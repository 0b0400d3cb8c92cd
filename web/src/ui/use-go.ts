import { useHref, useNavigate } from 'react-router-dom';

/** What a button or link of Cloudscape needs to lead to another page of the app, wherever the app's pages lie. */
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
