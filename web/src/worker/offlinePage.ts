// The colors repeat the site's tokens: offline, its style sheets may be missing.
const offlineStyle = `:root{color-scheme:light dark}
body{display:grid;place-content:center;min-height:90vh;margin:0;padding:1rem;text-align:center;font:1.125rem/1.5 system-ui,sans-serif;background:light-dark(#fbf7ef,#1b1626);color:light-dark(#2a1b3d,#f4eefb)}
main{display:grid;gap:1rem}h1,p{margin:0}h1{line-height:1.2}svg{width:7rem;margin:auto;fill:none;stroke:#8f79b4;stroke-width:3;stroke-linecap:round}
a{color:light-dark(#4b2e83,#bb9bff);text-underline-offset:.2em}`;

/** Shown instead of a page that needs the network. The worker sends it, not the server, so its style may be inline. */
export const offlinePage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>You are offline</title><style>${offlineStyle}</style><main>
<svg viewBox="0 0 48 48" aria-hidden="true"><path stroke-dasharray="5 5" d="M8 44V22a16 16 0 0 1 32 0v22l-5-4-5 4-6-4-6 4-5-4z"/><path d="M18 20v2M30 20v2M19 32q5-4 10 0"/></svg>
<h1>You are offline</h1>
<p>This page needs the network. <a href="/todaycrossword?puzzle=today">Today's crossword</a> and <a href="/lair">your lair</a> work without it.</p></main></html>`;
