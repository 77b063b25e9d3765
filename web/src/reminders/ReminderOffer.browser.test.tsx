import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { isOfferAnswered } from './offer.ts';
import { ReminderOffer } from './ReminderOffer.tsx';

beforeEach(() => {
  localStorage.clear();
  mount(<ReminderOffer />);
});

test('there is a way to the reminders, and nothing is asked of the browser', async () => {
  await expect
    .element(page.getByRole('link', { name: 'Set a reminder' }))
    .toHaveAttribute('href', '/reminders');
  expect(isOfferAnswered()).toBe(false);
});

test('whoever declines has answered, and the focus is not lost', async () => {
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect.element(page.getByText(/^All right\. If you change your mind/u)).toHaveFocus();
  expect(isOfferAnswered()).toBe(true);
});
