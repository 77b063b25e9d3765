import type { BrowserStores } from '../../ownData/browserStores.ts';
import { countOf } from '../../ui/desk/countOf.ts';
import { KeptRow } from './KeptRow.tsx';
import type { ShownRow } from './shownRow.ts';

const untilDeleted = 'Until you delete everything on this page, or your browser does.';

function formatBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function offlineRows({ files, bytes, hasWorker }: BrowserStores): ShownRow[] {
  const rows: ShownRow[] = [];
  if (files > 0) rows.push({ what: countOf(files, 'file'), detail: formatBytes(bytes) });
  if (hasWorker) rows.push({ what: 'A service worker', detail: 'which answers when there is no network' });
  return rows;
}

/** What the browser keeps for the site besides its own storage. It goes when everything is deleted. */
export function BrowserRows({ stores }: { readonly stores: BrowserStores }) {
  const { cookies, databases, hasPush, files, bytes, hasWorker } = stores;
  const offline = offlineRows(stores);
  const named = (names: readonly string[]): ShownRow[] => names.map((what) => ({ what, detail: '' }));
  return (
    <>
      {offline.length > 0 && (
        <KeptRow
          title="Puzzles to play offline"
          noun="entry"
          why="Pages, puzzles and code, so that the Daily Teasers work without a network. Nothing in it is about you."
          howLong={`${untilDeleted} A new version of the site replaces them.`}
          rows={offline}
          stored={{ files, bytes, hasWorker }}
        />
      )}
      {cookies.length > 0 && (
        <KeptRow
          title="Cookies that scripts can see"
          noun="cookie"
          why="We set none of these. Ad partners may, if you have agreed to them."
          howLong={untilDeleted}
          rows={named(cookies)}
          stored={cookies}
        />
      )}
      {hasPush && (
        <KeptRow
          title="Permission to notify you"
          noun="subscription"
          why="An address at your browser's maker, to which we can send a reminder."
          howLong={untilDeleted}
          rows={named(['A push subscription'])}
          stored={{ hasPush }}
        />
      )}
      {databases.length > 0 && (
        <KeptRow
          title="Databases in the browser"
          noun="database"
          why="We make none of these. Ad partners may, if you have agreed to them."
          howLong={untilDeleted}
          rows={named(databases)}
          stored={databases}
        />
      )}
    </>
  );
}
