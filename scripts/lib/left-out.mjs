/**
 * Files of libraries that every page would carry and no page uses; the build replaces them (next.config.mjs). The first two turn
 * schemas into JSON Schema, which only the reference API does; the third draws the ripple that the theme switches off; the last
 * reads lists that grow at their end, and ours have pages.
 */
export const LEFT_OUT = [
  'zod/v4/core/to-json-schema.js',
  'zod/v4/core/json-schema-processors.js',
  '@mui/material/ButtonBase/TouchRipple.mjs',
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
];

/** The loader that replaces a file: the same names, and nothing behind them but a consoleError. */
// biome-ignore lint/style/noDefaultExport: the build looks for the loader of a file in its default.
export default function leaveOut(source) {
  const declared = [...source.matchAll(/^export (?:async )?(?:const|let|function|class) (\w+)/gm)].map(([, name]) => name);
  const listed = [...source.matchAll(/^export \{([^}]+)\};/gm)].flatMap(([, list]) =>
    list.split(',').map((name) => name.trim().split(' as ').at(-1)),
  );
  const lines = [...declared, ...listed].map((name) => `export const ${name} = leftOut;`);
  if (/^export default /m.test(source)) lines.push('export default leftOut;');
  return [COMPLAINT, ...lines].join('\n');
}

// Some of the names are called while a library sets itself up; what they give is called only by who uses the part.
const COMPLAINT = `const leftOut = () => complain;
const complain = () => { throw new Error('This part of a library is not built in: see scripts/lib/left-out.mjs'); };`;
