/** What a solve needs once it is done. It is loaded then, a second before the dialog opens. */
export { InstallOffer } from '../../install/InstallOffer.tsx';
export { keepBest } from '../../race/bestSolve.ts';
export { ReminderPart } from '../../reminders/ReminderPart.tsx';
export { RaceLinkList } from './RaceLinkList.tsx';
