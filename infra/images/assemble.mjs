// Inside the build of images: node infra/images/assemble.mjs FOLDER puts what each image needs when it runs into
// FOLDER/<image>, as three layers: packages of others, packages that services share, and the part itself.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { billOfMaterials } from './bill-of-materials.mjs';
import { IMAGES } from './parts.mjs';
import { packageOf, runtimeFiles } from './runtime-files.mjs';

const [out] = process.argv.slice(2);
if (out === undefined) throw new Error('Say where to: node infra/images/assemble.mjs FOLDER');
const root = process.cwd();
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** @type {Record<string, { version?: string, license?: string, integrity?: string }>} */
const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
const seen = {};

for (const { name, part, programs } of IMAGES) {
  const files = await runtimeFiles({ root, part, programs, seen });
  const to = join(out, name);
  for (const layer of ['packages', 'shared', 'part']) mkdirSync(join(to, layer), { recursive: true });
  for (const file of files) {
    const target = join(to, layerOf(file, part), file);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, file), target, { verbatimSymlinks: true });
  }
  const bill = billOfMaterials({ name: `cotta/${name}`, version, packages: packagesOf(files) });
  writeFileSync(join(to, 'part', 'sbom.cdx.json'), `${JSON.stringify(bill, undefined, 1)}\n`);
  console.log(`${name}: ${files.length} files`);
}

/** @param {string} file @param {string} part */
function layerOf(file, part) {
  if (file.startsWith(`${part}/`)) return 'part';
  return packageOf(file).name === undefined ? 'shared' : 'packages';
}

/** Packages of others among the files. @param {readonly string[]} files */
function packagesOf(files) {
  const folders = new Set(
    files.map(packageOf).flatMap(({ folder, name }) => (name === undefined ? [] : [folder])),
  );
  return [...folders].flatMap((folder) => {
    const { version: installed, license, integrity } = locked[folder] ?? {};
    if (installed === undefined) return [];
    return [
      {
        name: packageOf(folder).name ?? folder,
        version: installed,
        ...(license === undefined ? {} : { license }),
        ...(integrity === undefined ? {} : { integrity }),
      },
    ];
  });
}
