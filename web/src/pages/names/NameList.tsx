import type { ListedName, NamesPage } from '@monster/contract';
import { MAX_SEARCH_LENGTH } from '@monster/contract/limits';
import { useId, useState } from 'react';
import { LoadFailure } from '../../admin/LoadFailure.tsx';
import { useAdminQuery } from '../../admin/useAdminQuery.ts';
import { useSending } from '../../admin/useSending.ts';
import { hideName, listNames, showName } from '../../api/desk/nameCalls.ts';
import { formatDate } from '../../lib/dates.ts';
import { dateAt } from '../../lib/late/days.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import rows from '../../ui/desk/Rows.module.css';
import { Field } from '../../ui/form/Field.tsx';
import styles from './NameList.module.css';

const places: Readonly<Record<ListedName['place'], string>> = {
  times: 'With times',
  leaderboard: 'On the leaderboard',
};

function Row({ listed, onToggle }: { readonly listed: ListedName; readonly onToggle: () => void }) {
  const { name, place, isHidden, isAcceptable, changedAt } = listed;
  const day = dateAt(changedAt);
  const action = isHidden ? 'Show again' : 'Hide';
  return (
    <li className={`${rows['row']} ${styles['row']}`} data-hidden={isHidden}>
      <div className={rows['text']}>
        <p className={styles['name']}>
          <bdi>{name}</bdi>
        </p>
        <p className={rows['details']}>
          <span>{places[place]}</span>
          <time dateTime={day}>{formatDate(day, 'long')}</time>
          {isHidden && <strong>Hidden</strong>}
          {!isHidden && !isAcceptable && <strong>Hidden by the filter</strong>}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={`${action}: ${name}, ${places[place]}`}
        onClick={onToggle}
      >
        {action}
      </Button>
    </li>
  );
}

/** The search field; what was typed counts when it is sent. */
function Search({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <form
      role="search"
      className={styles['tools']}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Field
        id={`${id}-search`}
        label="Part of a name"
        type="search"
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}

interface TurnProps {
  readonly list: NamesPage;
  readonly onPage: (page: number) => void;
}

/** How many names there are is never counted, so one goes step by step. */
function Turn({ list: { page, hasMore }, onPage }: TurnProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav className={styles['pages']} aria-label="Pages">
      <Button
        variant="quiet"
        size="small"
        aria-disabled={page === 1}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        Newer
      </Button>
      <span role="status">Page {page}</span>
      <Button
        variant="quiet"
        size="small"
        aria-disabled={!hasMore}
        onClick={() => hasMore && onPage(page + 1)}
      >
        Older
      </Button>
    </nav>
  );
}

function describeList(list: NamesPage | undefined, search: string, error: unknown): string {
  if (error !== undefined) return '';
  if (list === undefined) return 'Loading names...';
  if (list.names.length > 0) return search === '' ? 'The newest names first' : `Names with “${search}”`;
  return search === '' ? 'No player has chosen a name yet.' : `No name contains “${search}”.`;
}

/** Lists the names that players have chosen, newest first, and hides them. */
export function NameList() {
  const [{ search, page }, setView] = useState({ search: '', page: 1 });
  const [changes, setChanges] = useState(0);
  const { data, error } = useAdminQuery(listNames({ query: { search, page } }), changes);
  const { send, failure } = useSending();
  const toggle = async ({ id, isHidden }: ListedName): Promise<void> => {
    await send((isHidden ? showName : hideName)({ params: { id } }));
    setChanges((count) => count + 1);
  };
  return (
    <div className={styles['names']}>
      <p>A hidden name is replaced by that of a monster everywhere, until the player chooses another one.</p>
      <Search onSearch={(text) => setView({ search: text, page: 1 })} />
      <p role="status">{describeList(data, search, error)}</p>
      {failure !== null && <ErrorNote>{failure.reason}</ErrorNote>}
      {error !== undefined && (
        <LoadFailure what="the names" onRetry={() => setChanges((count) => count + 1)} />
      )}
      {data !== undefined && data.names.length > 0 && (
        <ol className={rows['rows']} aria-label="Names">
          {data.names.map((listed) => (
            <Row key={listed.id} listed={listed} onToggle={() => void toggle(listed)} />
          ))}
        </ol>
      )}
      {data !== undefined && <Turn list={data} onPage={(to) => setView({ search, page: to })} />}
    </div>
  );
}
