import { send } from '../api/client.ts';
import { checkLeaderboard } from '../api/player/leaderboardCheck.ts';

// A worker makes this call because its URL contains an email, and any script on a page can list that page's requests.
async function reply(email: string): Promise<void> {
  postMessage(await send(checkLeaderboard({ query: { email } })).catch(() => null));
  close();
}

addEventListener('message', ({ data }: MessageEvent<string>) => void reply(data));
