import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BareReact } from './bareReact.ts';

const root = document.querySelector('#root');
if (root !== null) hydrateRoot(root, createElement(BareReact));
