/**
 * The lockfile with the address of each package's tarball (`resolved`). Ours holds none, so that it is true for every registry; npm then asks the
 * registry for all versions of each package before it fetches the one it wants, which is more to fetch and to read than the packages
 * themselves. Registries keep tarballs at one place: `<registry>/<name>/-/<name without scope>-<version>.tgz`.
 *
 * @param lockfile of version 3, as parsed; it is not changed
 * @param config what `npm config ls --json` says: `registry`, and `@scope:registry` where a scope has its own
 */
export function withAddresses(lockfile, config) {
  const packages = Object.entries(lockfile.packages).map(([path, entry]) => [path, withAddress(path, entry, config)]);
  return { ...lockfile, packages: Object.fromEntries(packages) };
}

/** What npm would not fetch by its name stays as it is: the project itself, links, what lies in another's tarball (bundled), what has an address. */
function withAddress(path, entry, config) {
  if (path === '' || entry.link || entry.inBundle || entry.resolved) return entry;
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const registry = (config[`${scope}:registry`] ?? config.registry).replace(/\/+$/, '');
  return { ...entry, resolved: `${registry}/${name}/-/${bare}-${entry.version}.tgz` };
}
