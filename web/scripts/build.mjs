// Builds fonts, types of the style sheets, the client, the server that renders it, the texts it shows, and compressed copies of every static file.
import { copyFile, cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildFonts } from './build-fonts.mjs';
import { declareClasses } from './classes/declare.mjs';
import { buildContent } from './content/build-content.mjs';
import { buildRecords } from './content/build-records.mjs';
import { REDIRECTS_FILE } from './content/check-redirects.mjs';
import { CONTENT_FOLDER } from './content/read-collections.mjs';
import { buildReviewList } from './content/review-list.mjs';
import { packPartnerClient } from '../../infra/local/pack-partner-client.mjs';
import { precompress } from './precompress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

await buildFonts(root);
declareClasses(root);
const out = process.env.WEB_DIST || 'dist';
await rm(`${root}${out}`, { recursive: true, force: true });
await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', build: { ssr: 'server/main.ts' } });
// After the server, whose folder is emptied for it.
const { documents } = buildContent({ folder: CONTENT_FOLDER, out: `${root}${out}/server/content` });
buildRecords({ folder: CONTENT_FOLDER, out: `${root}${out}/server/records` });
buildReviewList({ folder: CONTENT_FOLDER, out: `${root}${out}/server/review-list.json` });
await copyFile(`${CONTENT_FOLDER}${REDIRECTS_FILE}`, `${root}${out}/server/${REDIRECTS_FILE}`);
await cp(`${root}build/drawn-fonts`, `${root}${out}/server/fonts`, { recursive: true });
await packPartnerClient(`${root}${out}/client/downloads/cotta-partner-client.tgz`);
const { files, raw, brotli } = await precompress(`${root}${out}/client`);
console.log(
  `web built: ${documents} texts, ${files} static files, ${Math.round(raw / 1024)} kB, ${Math.round(brotli / 1024)} kB as brotli`,
);
