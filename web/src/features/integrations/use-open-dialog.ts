import { useSearchParams } from 'react-router-dom';
import { closing } from '../../app/closing.ts';

/** The open dialog is in the address, as `?<dialog>=<what it is about>`. */
export function useOpenDialog<D extends string>(dialogs: readonly D[]) {
  const [params, setParams] = useSearchParams();
  const dialog = dialogs.find((name) => params.has(name));
  const id = dialog && params.get(dialog);
  return {
    opened: dialog !== undefined && id ? { dialog, id } : null,
    open: (name: D, about: string) => setParams({ [name]: about }),
    close: () => setParams({}, closing),
  };
}
