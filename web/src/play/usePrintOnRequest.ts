import { useEffect } from 'react';

/** Opens the browser's print dialog when the address asks for it with `print=1`. */
export function usePrintOnRequest(isReady: boolean): void {
  useEffect(() => {
    if (isReady && new URLSearchParams(location.search).get('print') === '1') print();
  }, [isReady]);
}
