import { createElement, useState } from 'react';

/** The least that React can do on a page: a button that counts its presses. */
export function BareReact() {
  const [count, setCount] = useState(0);
  return createElement(
    'button',
    { id: 'count', 'data-count': count, onClick: () => setCount(count + 1) },
    `Count: ${count}`,
  );
}
