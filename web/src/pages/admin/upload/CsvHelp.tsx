import { csvTemplate } from './csvTemplate.ts';
import styles from './UploadTab.module.css';

/** Explains what goes inside a CSV file, with an example that can be downloaded. */
export function CsvHelp() {
  return (
    <details className={styles['help']}>
      <summary>What goes inside a CSV file</summary>
      <ul>
        <li>
          The first row is <code>crossword,1</code>.
        </li>
        <li>
          Then a row for each row of the grid: <code>grid</code> and its letters, with <code>#</code> for a
          black cell. The grid is square.
        </li>
        <li>
          Then a row for each clue: <code>across</code> or <code>down</code>, its number, its text and, if you
          like, its answer, which is then compared with the grid.
        </li>
        <li>
          If you like, a row of <code>marks</code> for each row of the grid: <code>o</code> for a circle,{' '}
          <code>s</code> for a shaded cell, <code>b</code> for both, and a dot for neither.
        </li>
        <li>
          If you like, <code>introduction</code> and a text that players read before they start; each of its
          lines is a row.
        </li>
        <li>
          A clue with a comma is in quotation marks; a quotation mark inside them is written twice.
          Spreadsheets do both by themselves.
        </li>
        <li>Save it as “CSV UTF-8”. Title, author, difficulty and date are in the name of the file.</li>
      </ul>
      <p>
        For example, <code>{csvTemplate.name}</code>:
      </p>
      <pre className={styles['example']}>{csvTemplate.text}</pre>
      <p>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvTemplate.text)}`}
          download={csvTemplate.name}
        >
          Download this as a template
        </a>
      </p>
    </details>
  );
}
