import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { pointAway, still } from '@/components/testing/still';
import { LabelledCheckbox } from './LabelledCheckbox';
import { RadioButton } from './RadioButton';

const nothing = () => undefined;
const LOOKED_AT = ['color', 'background-color', 'border-top-left-radius', 'outline', 'outline-offset', 'opacity', 'pointer-events'];

/** A line that is not drawn has a width and a colour all the same. */
const drawn = (value: string) => (value.includes(' none ') ? 'none' : value);

/** How the target, the drawing and the words of a choice look, and where they stand in its line. */
const looks = (role: 'checkbox' | 'radio', name: string) => {
  const input = page.getByRole(role, { name, exact: true }).element();
  const [line, target] = [input.closest('label'), input.parentElement];
  const place = line?.getBoundingClientRect();
  const measured = (part: Element | null | undefined) => {
    const own = part?.getBoundingClientRect();
    return own && place && [own.left - place.left, own.top - place.top, own.width, own.height];
  };
  const styled = (part: Element | null | undefined, which: readonly string[]) =>
    which.map((each) => part && `${each} ${drawn(getComputedStyle(part).getPropertyValue(each))}`);
  const words = line?.lastElementChild;
  return {
    line: [...styled(line, ['display', 'margin-left', 'margin-right', 'vertical-align', 'cursor']), measured(line)],
    target: [...styled(target, LOOKED_AT.slice(1)), measured(target)],
    drawing: [...styled(target?.querySelector('svg'), ['fill']), measured(target?.querySelector('svg'))],
    words: [...styled(words, ['color', 'font-size', 'font-weight', 'line-height', 'letter-spacing']), measured(words)],
  };
};

const kinds = [
  ['checkbox', LabelledCheckbox, <Checkbox key="mui" />],
  ['radio', RadioButton, <Radio key="mui" />],
] as const;

for (const scheme of ['light', 'dark'] as const)
  for (const [role, Own, control] of kinds)
    for (const checked of [false, true])
      test(`${role}, ${checked ? 'chosen' : 'not chosen'}, ${scheme}: it looks as MUI's does, ready, disabled, pointed at and in focus`, async () => {
        await draw(
          <>
            <Own label="甲一" checked={checked} onChange={nothing} />
            <FormControlLabel label="甲二" checked={checked} onChange={nothing} control={control} />
            <Own label="乙一" checked={checked} disabled onChange={nothing} />
            <FormControlLabel label="乙二" checked={checked} disabled onChange={nothing} control={control} />
          </>,
          { scheme },
        );
        await pointAway();
        expect(looks(role, '甲一')).toEqual(looks(role, '甲二'));
        expect(looks(role, '乙一')).toEqual(looks(role, '乙二'));
        await userEvent.hover(page.getByRole(role, { name: '甲一' }));
        await still();
        const pointedAt = looks(role, '甲一');
        await userEvent.hover(page.getByRole(role, { name: '甲二' }));
        await still();
        expect(looks(role, '甲二')).toEqual(pointedAt);
        expect(pointedAt).not.toEqual(looks(role, '甲一'));
        await pointAway();
        await userEvent.tab();
        await expect.element(page.getByRole(role, { name: '甲一' })).toHaveFocus();
        await still();
        const focused = looks(role, '甲一');
        await userEvent.tab();
        await still();
        expect(looks(role, '甲二')).toEqual(focused);
        expect(focused.target).toContain('outline-offset 2px');
      });

function Choices() {
  const [chosen, setChosen] = useState('实物');
  const [ticked, setTicked] = useState(false);
  return (
    <>
      {['实物', '虚拟'].map((kind) => (
        <RadioButton key={kind} name="kind" label={kind} checked={chosen === kind} onChange={() => setChosen(kind)} />
      ))}
      <LabelledCheckbox label="周一" checked={ticked} onChange={(event) => setTicked(event.target.checked)} />
    </>
  );
}

test('they are chosen by a press on mark or words and by keys', async () => {
  await draw(<Choices />);
  const [goods, service, monday] = [
    page.getByRole('radio', { name: '实物' }),
    page.getByRole('radio', { name: '虚拟' }),
    page.getByRole('checkbox', { name: '周一' }),
  ];
  await service.click();
  await expect.element(service).toBeChecked();
  await expect.element(goods).not.toBeChecked();
  await page.getByText('实物').click();
  await expect.element(goods).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(service).toBeChecked();
  await page.getByText('周一').click();
  await expect.element(monday).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(monday).not.toBeChecked();
});
