declare global {
  /** Where every copy of zod on the page keeps its settings. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// The page's policy forbids eval; zod would try it once and be reported. Set by name instead of z.config, which would bring zod
// into the first load of pages that parse nothing; imported before anything that makes a schema as it loads.
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };

export {};
