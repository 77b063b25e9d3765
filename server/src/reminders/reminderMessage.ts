/** Of a title that editors may make as long as they like; a message has room for 4 KB. */
const longestTitle = 120;

/**
 * What a browser shows, as Declarative Web Push has it: browsers that know it need no service worker, and ours reads the
 * same text in the others. It says nothing about the player.
 */
export function reminderMessage(siteUrl: string, puzzleTitle: string): string {
  const title = puzzleTitle.length > longestTitle ? `${puzzleTitle.slice(0, longestTitle)}…` : puzzleTitle;
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: 'Today’s egg is waiting',
      body: title,
      navigate: `${siteUrl}/todaycrossword?puzzle=today`,
      lang: 'en-US',
      dir: 'ltr',
      tag: 'daily',
    },
  });
}
