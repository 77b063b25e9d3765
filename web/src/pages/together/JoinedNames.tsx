import { Fragment } from 'react';

/** Names as a sentence has them: "Rumbo, Ann and Bo". Each keeps its own direction of writing. */
export function JoinedNames({ names }: { readonly names: readonly string[] }) {
  const signAfter = (index: number): string => {
    if (index >= names.length - 1) return '';
    return index === names.length - 2 ? ' and ' : ', ';
  };
  return names.map((name, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two people may have one name, and they never move
    <Fragment key={index}>
      <bdi>{name}</bdi>
      {signAfter(index)}
    </Fragment>
  ));
}
