import { expect, test } from 'vitest';
import * as calls from './dashboard-calls';

test.each(Object.entries(calls))(
  '%s has the name of its call: what came with the page is found under it',
  async (_, { name, contract }) => {
    expect((await contract()).name).toBe(name);
  },
);
