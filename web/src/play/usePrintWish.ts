import { useEffect } from 'react';

/** Opens the browser's print dialog for an address that asks for it with `print=1`. */
export function usePrintWish(isReady: boolean): void {
  useEffect(() => {
    if (isReady && new URLSearchParams(location.search).get('print') === '1') print();
  }, [isReady]);
}
