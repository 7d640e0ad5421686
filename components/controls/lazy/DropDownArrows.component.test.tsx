import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { expect, test } from 'vitest';
import { draw } from '@/components/testing/draw';
import { SelectTrigger } from '../SelectTrigger';
import { ClosedCombobox } from './ClosedCombobox';

const nothing = () => undefined;

test('fields that open a list have one arrow at one place, whether they are typed into, or their list has come', async () => {
  const { container } = await draw(
    <div style={{ width: 300 }}>
      <SelectTrigger text="one" placeholder="" />
      <ClosedCombobox id="closed" onNear={nothing} onWant={nothing} onCompose={nothing} onGone={nothing} />
      <Autocomplete options={['one']} renderInput={(input) => <TextField {...input} />} />
    </div>,
  );
  const arrows = [...container.querySelectorAll('svg')].map((arrow) => {
    const { right, width } = arrow.getBoundingClientRect();
    return { right: 300 - (right - container.getBoundingClientRect().left), width, drawn: arrow.querySelector('path')?.getAttribute('d') };
  });
  expect(arrows).toHaveLength(3);
  for (const arrow of arrows) expect(arrow).toEqual(arrows[0]);
});
