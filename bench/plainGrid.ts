import type { PuzzleFile } from '../e2e/play/board.ts';

const style = `
  body { display: flex; gap: 24px; font-family: sans-serif }
  #grid { display: grid; grid-auto-rows: 36px; gap: 1px; inline-size: max-content; background: #222 }
  b { background: #fff; font: 20px/36px sans-serif; text-align: center; contain: strict }
  .on { background: #fd5 }
  #clues { display: flex; gap: 24px; block-size: 560px; overflow: auto }
`;

const script = `
  const grid = document.querySelector('#grid');
  let cell = grid.querySelector('b');
  const select = (next) => {
    if (next?.tagName !== 'B') return;
    cell.className = '';
    cell = next;
    cell.className = 'on';
  };
  grid.addEventListener('mousedown', ({ target }) => select(target));
  grid.addEventListener('keydown', (event) => {
    event.preventDefault();
    cell.textContent = event.key.toUpperCase();
    select(cell.nextElementSibling);
  });
`;

/** The bare minimum of a crossword: cells, clues, and a few lines of script that enter a letter and select the next cell. */
export function plainGrid({ title, grid, across, down }: PuzzleFile): string {
  const cells = [...grid.join('')].map((cell) => (cell === '#' ? '<i></i>' : '<b></b>')).join('');
  const lists = Object.entries({ across, down }).map(
    ([direction, clues]) => `<section><h2>${direction}</h2><ol>${itemsOf(clues)}</ol></section>`,
  );
  return `<!doctype html><html lang="en"><title>${title}</title><style>${style}</style>
    <div id="grid" tabindex="0" style="grid-template-columns: repeat(${grid.length}, 36px)">${cells}</div>
    <div id="clues">${lists.join('')}</div><script>{${script}}</script>`;
}

function itemsOf(clues: Readonly<Record<string, string>>): string {
  return Object.entries(clues)
    .map(([number, clue]) => `<li value="${number}">${clue}</li>`)
    .join('');
}
