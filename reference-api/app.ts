import { Hono } from 'hono';
import { answerError, languageFor, refusalEnvelope } from './answer';
import type { Context } from './context';
import { mountHealth } from './health';
import { notFound } from './not-found';
import { openApiDocument } from './open-api';
import { jsonLimit, requestLog } from './request-log';
import { mountAccount } from './resources/account';
import { mountDashboard } from './resources/dashboard/mount-dashboard';
import { mountLogin } from './resources/login';
import { mountPermissions } from './resources/permission';
import { mountRoles } from './resources/role/mount-roles';
import { mountStoreInfo } from './resources/store-info';
import { mountUsers } from './resources/user/mount-users';
import type { Api } from './serve';
import { mountTestMode } from './test-mode';

const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** Builds the whole API over a context. */
export function createApi(context: Context): Api {
  const app = new Hono();
  const api: Api = { app, context, mounted: [] };
  app.onError((error, c) => answerError(error, c, context));
  app.use('*', requestLog(context));
  app.use('/v1/*', jsonLimit(MAX_BODY_BYTES));
  mountHealth(api);
  for (const mount of nouns) mount(api);
  app.get('/v1/openapi.json', (c) => c.json(openApiDocument(api.mounted)));
  if (context.testMode) mountTestMode(api);
  // Without test mode its paths do not exist at all: no envelope, nothing to recognise (domain/reference-api.md 1).
  app.all('/test/*', (c) => c.body(null, 404));
  app.notFound((c) => c.json(refusalEnvelope(notFound('endpoint'), context.texts.translate[languageFor(c)]), 404));
  return api;
}

/** What mounts the calls of each noun. */
const nouns: readonly ((api: Api) => void)[] = [
  mountLogin,
  mountAccount,
  mountPermissions,
  mountRoles,
  mountUsers,
  mountStoreInfo,
  mountDashboard,
];
