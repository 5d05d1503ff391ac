import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { printByName } from './scripts/print-by-name.mjs';

// One config for both builds. `vite build` makes what a browser loads, `vite build --ssr` the server that renders it;
// class names and asset names come out the same in both, because both hash the same files.
// A second place to build into, so that a running copy is not pulled away from under its readers.
const out = process.env['WEB_DIST'] || 'dist';

// The router's package names its development build, whose warnings nobody reads, to whoever asks. Browsers get the other one.
const router = join(
  createRequire(import.meta.url).resolve('react-router/package.json'),
  '../dist/production',
);
/** What every page begins with, in one file: the more text is compressed together, the less goes over the line. */
const BASE =
  /node_modules\/(react|scheduler|react-dom|react-router|i18next|react-i18next|html-parse-stringify|void-elements)\/|\/web\/src\/(data\/(api-error|documents)|i18n\/(locale-rules|came-from)|kit\/link\/app-link|kit\/form\/form-errors|kit\/session\/use-session)\.tsx?$|\/web\/src\/kit\/form\/field\.module\.css$/;
/** A list of react-admin can be taken away as a file by a writer of its own; ours has another one (`list-csv.ts`), and nobody fetches what is never called. */
const NOT_CALLED = join(import.meta.dirname, 'scripts/not-called.mjs');
/** Written for browsers of today; the one that is named first has helpers for those without classes. */
const RXJS = join(createRequire(import.meta.url).resolve('rxjs/package.json'), '../dist/esm/index.js');
const forBrowsers = [
  { find: /^rxjs$/, replacement: RXJS },
  { find: /^react-router-dom$/, replacement: join(import.meta.dirname, 'scripts/router-of-lists.mjs') },
  { find: /^jsonexport\/dist.*$/, replacement: NOT_CALLED },
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [printByName()])],
  resolve: { alias: isSsrBuild ? [] : forBrowsers },
  // Its lists are files beside it; packed into the server's own file it would look for them elsewhere.
  ssr: { external: ['@cotta/kit', '@cotta/reference'] },
  publicDir: isSsrBuild ? false : 'public',
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      cssModules: { pattern: 'c[hash]_[local]' },
      targets: { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) },
    },
  },
  build: isSsrBuild
    ? {
        outDir: `${out}/server`,
        ssr: 'server/main.ts',
        target: 'node20',
        emptyOutDir: true,
        sourcemap: false,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: '[name].js' } },
      }
    : {
        outDir: `${out}/client`,
        manifest: 'manifest.json',
        target: ['chrome123', 'firefox120', 'safari17.5'],
        cssMinify: 'lightningcss',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/entry.client.tsx',
          output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } },
        },
      },
}));
