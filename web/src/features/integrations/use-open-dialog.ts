import { useSearchParams } from 'react-router-dom';
import { closing } from '../../app/closing.ts';

/** The open dialog is part of the address, as `?<dialog>=<its subject>`. */
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
