import mascotNames from '../ui/Mascot.module.css';
import mascotStyles from '../ui/Mascot.module.css?raw';
import tokens from '../ui/tokens.css?raw';

/** The value that a token of the design has in the light theme. */
export function lightColor(token: string): string {
  const [, color] = new RegExp(`--${token}: (?:light-dark\\()?(#[0-9a-f]{6})`, 'u').exec(tokens) ?? [];
  if (color === undefined) throw new Error(`No color --${token}`);
  return color;
}

/** The mascot's own styles, in words that a program without custom properties understands. */
export const mascotSheet = mascotStyles
  .replaceAll(/\.([a-z]+)(?=[\s,{])/gu, (_all, name: string) => `.${mascotNames[name] ?? name}`)
  .replaceAll(/var\(--([\w-]+)\)/gu, (_all, token: string) => lightColor(token));

/** The typeface of the previews, by the name in its files. */
export const fontFamily = 'Lilita One';
