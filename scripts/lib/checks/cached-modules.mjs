const MODULES = /^\/(@fs|@id|@vite|app|components|lib|node_modules)\//;

/**
 * Lets the browser keep every module that Vite serves. Each file of component tests has a page of its own, and each page asked
 * again for some four hundred modules that had not changed: a quarter of what their run took. Vitest forbids it for the sake of
 * packages that are mocked in one file and not in the next; Playwright, which answers for what is mocked, switches the cache off
 * while it does. It is for runs that end: sources that are changed meanwhile are not noticed.
 */
export const cachedModules = {
  name: 'cached-modules',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (MODULES.test(request.url)) keep(response);
      next();
    });
  },
};

/** Vitest hears of no other spelling of this header than its own, and Vite says its own later. */
function keep(response) {
  response.setHeader('cache-control', 'max-age=86400, immutable');
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => (name.toLowerCase() === 'cache-control' ? response : setHeader(name, value));
}
