import { createObservable } from '../lib/observable.ts';

/** True while the visitor wants to see the privacy question again. */
export const arePrivacyChoicesOpen = createObservable(false);
