// Weighs what a first visit of each kind of page loads once it is touched, gzip and as served, from the build's manifest. Times are not judged here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const client = fileURLToPath(new URL(`../${process.env.WEB_DIST ?? 'dist'}/client/`, import.meta.url));
const KB = 1024;
const LIMITS = [
  { name: 'home', sources: ['src/features/public/home/home.screen.tsx'], js: 148, css: 12, served: 129 },
  {
    name: 'report by link',
    sources: ['src/features/public/summary/summary.screen.tsx'],
    js: 157,
    css: 12,
    served: 137,
  },
  {
    name: 'check form',
    sources: ['src/features/public/verification/verification.screen.tsx'],
    js: 154.5,
    css: 12,
    served: 135,
  },
  {
    name: 'trademark search',
    sources: ['src/features/public/trademark-search/trademark-search.screen.tsx'],
    js: 147,
    css: 12,
    served: 128,
  },
  {
    name: 'class assistant',
    sources: ['src/features/public/class-assist/class-assist.screen.tsx'],
    js: 145,
    css: 12,
    served: 126.5,
  },
  {
    name: 'order form',
    sources: ['src/features/public/order/order.screen.tsx'],
    js: 165,
    css: 12,
    served: 144,
  },
  {
    name: 'checkout',
    sources: ['src/features/public/checkout/checkout.screen.tsx'],
    js: 164,
    css: 12,
    served: 143,
  },
  {
    name: 'portal order',
    sources: ['src/features/portal/portal.layout.tsx', 'src/features/portal/order/order.screen.tsx'],
    js: 215,
    css: 12,
    served: 188.5,
  },
  {
    name: 'portal list',
    sources: [
      'src/features/portal/portal.layout.tsx',
      'src/features/portal/trademarks/trademarks.screen.tsx',
    ],
    js: 197,
    css: 12,
    served: 173,
  },
  {
    name: 'portal record',
    sources: ['src/features/portal/portal.layout.tsx', 'src/features/portal/trademark/trademark.screen.tsx'],
    js: 210.5,
    css: 12,
    served: 184,
  },
  ...['list', 'show', 'edit'].map((page) => ({
    name: `any ${page}`,
    sources: [
      'src/features/admin/admin.layout.tsx',
      `src/features/admin/records/record-${page}.screen.tsx`,
      'src/features/admin/parts/records/generated/trademark.record.ts',
    ],
    js: { list: 225, show: 225, edit: 214.5 }[page],
    css: 14,
    served: { list: 197, show: 196, edit: 187.5 }[page],
  })),
  {
    name: 'my day',
    sources: ['src/features/admin/admin.layout.tsx', 'src/features/admin/my-day/my-day.screen.tsx'],
    js: 192,
    css: 14,
    served: 168,
  },
];
const FONTS_FIRST_VIEW = ['newsreader-latin', 'instrument-sans-latin'];
const FONTS_LIMIT = 75;

const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8'));

/** What comes with every page of an area by itself, asked for by scripts that have to come first. */
function frameOf(sources) {
  if (sources.includes('src/features/admin/admin.layout.tsx')) return ['src/app/staff-area.ts'];
  const companions = 'src/app/page-companions.tsx';
  if (sources.includes('src/features/portal/portal.layout.tsx'))
    return ['src/app/portal-area.ts', companions];
  return ['src/app/open-pages.ts', 'src/app/public-layout.tsx', companions];
}

function filesOf(sources) {
  const seen = new Set();
  const js = new Set();
  const css = new Set();
  const visit = (name) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build has no ${name}`);
    if (seen.has(name)) return;
    seen.add(name);
    js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of ['src/entry.client.tsx', 'src/app/ahead-of-links.ts', ...frameOf(sources), ...sources])
    visit(source);
  return { js: [...js], css: [...css] };
}

const weight = (files, compress = (bytes) => gzipSync(bytes, { level: 9 })) =>
  files.reduce((sum, file) => sum + compress(readFileSync(join(client, file))).length, 0) / KB;

export function weigh() {
  return LIMITS.map(({ name, sources, js, css, served }) => {
    const files = filesOf(sources);
    return {
      name,
      js: weight(files.js),
      jsLimit: js,
      css: weight(files.css),
      cssLimit: css,
      // As they go over the line.
      served: weight(files.js, brotliCompressSync),
      servedLimit: served,
    };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = weigh();
  for (const row of rows)
    console.log(
      `${row.name.padEnd(16)} js ${row.js.toFixed(1).padStart(6)} / ${row.jsLimit} kB   css ${row.css.toFixed(1).padStart(5)} / ${row.cssLimit} kB   js as brotli ${row.served.toFixed(1)} / ${row.servedLimit} kB`,
    );
  const fonts = Object.values(manifest)
    .map((chunk) => chunk.file)
    .concat(Object.values(manifest).flatMap((chunk) => chunk.assets ?? []));
  const first = [...new Set(fonts)].filter((file) =>
    FONTS_FIRST_VIEW.some((name) => new RegExp(`/${name}-(?!ext)[^/]*\\.woff2$`).test(file)),
  );
  const fontWeight = first.reduce((sum, file) => sum + readFileSync(join(client, file)).length, 0) / KB;
  console.log(`fonts first view ${fontWeight.toFixed(1)} / ${FONTS_LIMIT} kB (${first.length} files)`);
  const over = rows.filter(
    (row) => row.js > row.jsLimit || row.css > row.cssLimit || row.served > row.servedLimit,
  );
  process.exitCode =
    over.length > 0 || fontWeight > FONTS_LIMIT || first.length !== FONTS_FIRST_VIEW.length ? 1 : 0;
}
