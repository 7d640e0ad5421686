import { z } from 'zod';
import { wholeBetween } from '../field/fields';

/** Largest picture and video in megabytes. */
export const mediaSettings = z.looseObject({
  imageMaxMb: wholeBetween(1, 20).default(5),
  videoMaxMb: wholeBetween(1, 500).default(100),
});
