import { z } from 'zod';
import { optionalText } from './values';

/** Keys of the maps service; answered as `******`, which sent back means "unchanged". */
export const mapSettings = z.looseObject({
  pickerKey: optionalText(100),
  geocoderKey: optionalText(100),
});
