import { opens, removes, switchedInCell } from '@/components/actions/constructors';
import { recordActions } from '@/components/actions/record-action';
import { toMany } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { type Express, express, expressStatus } from '@/lib/contract/express';
import { expressForm } from './express-dialogs';

const setStatus = (status: 0 | 1) => toMany(expressStatus, (ids) => ({ ids, status }));

/** What can be done with an express company. */
export const expressActions = recordActions(express, ({ name }) => name, {
  edit: opens(express.update, expressForm, (row: Express) => ({ row })),
  delete: removes(express.remove),
  ...switchedInCell(setStatus),
});

export type ExpressActions = BoundActions<Express, keyof (typeof expressActions)['actions']>;
