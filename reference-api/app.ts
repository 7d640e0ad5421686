import { Hono } from 'hono';
import { answerError, languageFor, refusalEnvelope } from './answer';
import type { Context } from './context';
import { mountHealth } from './health';
import { mountMediaFiles } from './media/serve-media';
import { notFound } from './not-found';
import { openApiDocument } from './open-api';
import { jsonLimit, requestLog } from './request-log';
import { mountAccount } from './resources/account';
import { mountDashboard } from './resources/dashboard/mount-dashboard';
import { mountDistributorDetails } from './resources/distributor/mount-distributor-details';
import { mountDistributors } from './resources/distributor/mount-distributors';
import { mountDistributorApplies } from './resources/distributor-apply/mount-distributor-applies';
import { mountDistributorLevels } from './resources/distributor-level/mount-distributor-levels';
import { mountLogin } from './resources/login';
import { mountMemberActions } from './resources/member/mount-member-actions';
import { mountMemberExport } from './resources/member/mount-member-export';
import { mountMembers } from './resources/member/mount-members';
import { mountLedgers } from './resources/member-ledger/mount-ledgers';
import { mountMemberLevels } from './resources/member-level/mount-levels';
import { mountPermissions } from './resources/permission';
import { mountPictures } from './resources/picture';
import { mountRoles } from './resources/role/mount-roles';
import { mountStoreInfo } from './resources/store-info';
import { mountStoreOptions } from './resources/store-options';
import { mountUsers } from './resources/user/mount-users';
import { mountVideos } from './resources/video';
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
  mountStoreOptions,
  mountPictures,
  mountVideos,
  mountMediaFiles,
  mountDashboard,
  mountMembers,
  mountMemberActions,
  mountMemberExport,
  mountLedgers,
  mountMemberLevels,
  mountDistributors,
  mountDistributorDetails,
  mountDistributorLevels,
  mountDistributorApplies,
];
