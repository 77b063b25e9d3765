import { createObservable } from '../lib/observable.ts';

/** Whether the visitor has asked to see the privacy question again. */
export const arePrivacyChoicesOpen = createObservable(false);
