import type { Plugin } from 'vite';

/** Lets the browser keep every module that Vite serves, in runs that end. */
export declare const cachedModules: Plugin;
