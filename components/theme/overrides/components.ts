import type { Components, Theme } from '@mui/material/styles';
import { alert } from './alert';
import { autocomplete } from './autocomplete';
import { avatar } from './avatar';
import { backdrop } from './backdrop';
import { button } from './button';
import { buttonBase } from './button-base';
import { checkbox } from './checkbox';
import { chip } from './chip';
import { cssBaseline } from './css-baseline';
import { dialog } from './dialog';
import { drawer } from './drawer';
import { formText } from './form-text';
import { iconButton } from './icon-button';
import { linearProgress } from './linear-progress';
import { link } from './link';
import { list } from './list';
import { menu } from './menu';
import { outlinedInput } from './outlined-input';
import { pagination } from './pagination';
import { paper } from './paper';
import { skeleton } from './skeleton';
import { switches } from './switch';
import { table } from './table';
import { tabs } from './tabs';

/** How each MUI component looks here: one file per component. */
export const components: Components<Theme> = {
  ...alert,
  ...autocomplete,
  ...avatar,
  ...backdrop,
  ...button,
  ...buttonBase,
  ...checkbox,
  ...chip,
  ...cssBaseline,
  ...dialog,
  ...drawer,
  ...formText,
  ...iconButton,
  ...linearProgress,
  ...link,
  ...list,
  ...menu,
  ...outlinedInput,
  ...pagination,
  ...paper,
  ...skeleton,
  ...switches,
  ...table,
  ...tabs,
};
