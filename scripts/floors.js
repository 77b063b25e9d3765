import path from 'node:path';

/**
 * A lint rule for the floors of a source folder. Each option names a `root` and its `floors`, from the ground up; the
 * rooms of a floor are folders, or files that lie in the root. A room imports only from floors below its own. Inside a
 * room that is `divided`, its folders may not import each other either. Tests are free: they drive a room from above.
 */

/** @param {{ root: string, floors: string[][], divided?: string[] }} house */
function messageFor({ root, floors, divided = [] }, from, to) {
  const [room, part] = from;
  const [other, otherPart] = to;
  const floorOf = (name) => floors.findIndex((rooms) => rooms.includes(name));
  for (const name of [room, other])
    if (floorOf(name) < 0)
      return `${root}/${name} stands on no floor: add it to the table in .oxlintrc.json.`;
  if (room !== other)
    return floorOf(other) < floorOf(room)
      ? null
      : `${room} may not import ${other}: it is not on a floor below.`;
  return divided.includes(room) && part !== otherPart
    ? `${room}/${part} may not import ${room}/${otherPart}.`
    : null;
}

/** The parts of a file's path below the root; null for a file that lies elsewhere. */
function partsBelow(root, file) {
  const parts = path.relative(root, file).split(path.sep);
  return parts[0] === '..' ? null : parts;
}

const imports = {
  meta: { schema: { type: 'array', items: { type: 'object' } } },
  create(context) {
    const file = context.filename;
    const isHome = ({ root }) => partsBelow(path.resolve(context.cwd, root), file) !== null;
    const house = context.options.find(isHome);
    if (house === undefined || /\.test\.tsx?$/u.test(file)) return {};
    const root = path.resolve(context.cwd, house.root);
    const check = ({ source }) => {
      const specifier = source?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const from = partsBelow(root, file);
      const to = partsBelow(root, path.resolve(path.dirname(file), specifier));
      if (to === null) return;
      const message = messageFor(house, from, to);
      if (message !== null) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'floors' }, rules: { imports } };
