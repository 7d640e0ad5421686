import { z } from 'zod';
import { id, version } from '../field/fields';

/** What an action on one record answers: where the record stands now (00-conventions 1.1). */
export const stateAnswer = z.object({ id, status: z.number().int(), version });
