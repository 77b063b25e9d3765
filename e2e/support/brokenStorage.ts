import type { Page } from '@playwright/test';

/** From the next page on, saving fails: for later visits only, or for this tab as well. */
export async function fillStorage(page: Page, isTabFull: boolean): Promise<void> {
  await page.addInitScript((isAlsoTab) => {
    Storage.prototype.setItem = function set(key, text) {
      if (isAlsoTab || this === localStorage) throw new DOMException('No', 'QuotaExceededError');
      Reflect.set(this, key, text);
    };
  }, isTabFull);
}

/** From the next page on, storage cannot even be accessed. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = (): never => {
      throw new DOMException('No', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get });
  });
}
