import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leaves } from './derive';
import { routeTable } from './table';

const root = join(import.meta.dirname, '../../app/(console)');
/** Pages of the layout that are no screens: the refresh helper and the catch-all (specification 2.2). */
const NO_SCREENS = ['/redirect/[...path]', '/[...unknown]'];

const pageFolders = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|[\\/])page\.tsx$/.test(file))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?page\.tsx$/, '')}`)
  .filter((folder) => !NO_SCREENS.includes(folder));
const folderOf = (path: string) => path.replace(/:(\w+)/g, '[$1]');

describe('pages and the route table', () => {
  test('each page of the table has its file, each file its line in the table', () =>
    expect([...pageFolders].sort()).toEqual(
      leaves(routeTable)
        .map((node) => folderOf(node.path))
        .sort(),
    ));

  test.each(leaves(routeTable).map((node) => node.path))('%s draws itself and no other page', (path) => {
    const source = readFileSync(join(root, folderOf(path), 'page.tsx'), 'utf8');
    expect(source).toContain(`screenPage('${path}')`);
    expect(source).toContain('export { generateMetadata, Page as default };');
  });
});
