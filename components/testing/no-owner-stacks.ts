import * as React from 'react';

// React's development build reads the stack for every element, for the text of its complaints, and stops after ten thousand
// elements in a second. Here it has always stopped: reading them was an eighth of what the browser did. Its complaints stay.
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<string, { recentlyCreatedOwnerStacks?: number } | undefined>)[INTERNALS];

if (internals?.recentlyCreatedOwnerStacks === undefined) throw new Error('This React counts the stacks of its elements elsewhere');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => undefined });
