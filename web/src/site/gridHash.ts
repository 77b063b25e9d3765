/** At the end of a link to a solved puzzle that is to show the grid alone, without its dialog. */
export const gridHash = '#grid';
