import { expect, test } from '../fixtures';
import { CONTRAST, violationsOf } from './grave';

const NAME = '<td>a name</td>';
const PALE = '<td class="pale">a name</td>';

test('what is drawn alike is looked at once, and what differs in one row alone is found there', async ({ page }) => {
  const faulty = async (cells: (place: number) => string) => {
    const rows = Array.from({ length: 8 }, (_, place) => `<tr data-id="${place}">${cells(place)}</tr>`).join('');
    const styles = '.pale { color: #bbb }';
    await page.setContent(`<html lang="en"><title>rows</title><style>${styles}</style><main><table><tbody>${rows}</tbody></table></main>`);
    return (await violationsOf(page, { only: CONTRAST })).flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])));
  };
  expect(await faulty((place) => `${NAME}<td><b>number ${place}</b></td>`)).toEqual([]);
  expect(await faulty((place) => (place === 5 ? PALE : NAME))).toHaveLength(1);
  expect(await faulty((place) => `<td><b${place === 5 ? ' style="color: #bbb"' : ''}>a name</b></td>`)).toHaveLength(1);
  expect(await faulty((place) => (place === 5 ? '<td>a name <i class="pale">and more</i></td>' : NAME))).toHaveLength(1);
  // Both ends and the next two rows, however alike: edges and grounds may change from line to line.
  expect(await faulty(() => PALE)).toHaveLength(4);
});
