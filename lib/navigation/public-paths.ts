/** Paths outside the map: sign-in, its helper, and the error pages (specification 2.2). */
export const publicPaths = {
  home: '/',
  login: '/login',
  authRedirect: '/auth-redirect',
  notFound: '/404',
  noPermission: '/401',
  refresh: '/redirect',
} as const;
