import { send } from '../api/client.ts';
import { checkLeaderboard } from '../api/player/leaderboardCheck.ts';

// A thread of its own makes this call: its address holds an email, and any script can list the requests of its page.
async function reply(email: string): Promise<void> {
  postMessage(await send(checkLeaderboard({ query: { email } })).catch(() => null));
  close();
}

addEventListener('message', ({ data }: MessageEvent<string>) => void reply(data));
