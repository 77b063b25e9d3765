declare global {
  /** The browser's last word on installing the site: that it would, or that it has. Only some browsers say anything. */
  var installNews: Event | undefined;
}

/** Keeps the browser's own offer for later, since the site asks at a better moment. What asks is loaded then. */
export function catchInstallNews(): void {
  for (const type of ['beforeinstallprompt', 'appinstalled'])
    addEventListener(type, (event) => {
      event.preventDefault();
      globalThis.installNews = event;
    });
}
