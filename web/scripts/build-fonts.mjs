// Cuts the three typefaces down to the letters of our four languages. Two files a family: Latin, and the letters
// that only Czech, Slovak and Spanish names of marks need, so that an English reader never loads the second one.
import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„…•€†‹›′−×™\u2009\u202f`;
const LATIN_EXTENDED =
  'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĽľĻļŁłŃńŇňŅņŌōŐőŒœŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚțẞ';

const FAMILIES = [
  {
    name: 'newsreader',
    package: '@fontsource-variable/newsreader',
    axis: 'standard',
    axes: { wght: 450, opsz: 72 },
  },
  {
    name: 'instrument-sans',
    package: '@fontsource-variable/instrument-sans',
    axis: 'wght',
    axes: { wght: { min: 400, max: 700 } },
  },
  { name: 'geist-mono', package: '@fontsource-variable/geist-mono', axis: 'wght', axes: { wght: 400 } },
];

/** Pictures for previews of links are drawn with one weight of each; what draws them reads neither WOFF2 nor variable fonts. */
const DRAWN = [FAMILIES[0], { ...FAMILIES[1], axes: { wght: 500 } }];

async function subset(family, part, text, targetFormat = 'woff2') {
  const source = require.resolve(
    `${family.package}/files/${family.name}-${part}-${family.axis}-normal.woff2`,
  );
  return subsetFont(await readFile(source), text, { targetFormat, variationAxes: family.axes });
}

/** Writes `build/fonts/<family>-<part>.woff2`, and `build/drawn-fonts/<family>-<part>.ttf` for pictures; does nothing when they were made by this very file. */
export async function buildFonts(root) {
  const folder = `${root}build/fonts`;
  const stamp = `${folder}/${createHash('sha256')
    .update(await readFile(new URL(import.meta.url)))
    .digest('hex')
    .slice(0, 16)}.stamp`;
  if (await stat(stamp).catch(() => undefined)) return;
  await mkdir(folder, { recursive: true });
  for (const family of FAMILIES) {
    await writeFile(`${folder}/${family.name}-latin.woff2`, await subset(family, 'latin', LATIN));
    await writeFile(
      `${folder}/${family.name}-latin-ext.woff2`,
      await subset(family, 'latin-ext', LATIN_EXTENDED),
    );
  }
  const drawn = `${root}build/drawn-fonts`;
  await mkdir(drawn, { recursive: true });
  for (const family of DRAWN) {
    await writeFile(`${drawn}/${family.name}-latin.ttf`, await subset(family, 'latin', LATIN, 'truetype'));
    await writeFile(
      `${drawn}/${family.name}-latin-ext.ttf`,
      await subset(family, 'latin-ext', LATIN_EXTENDED, 'truetype'),
    );
  }
  await writeFile(stamp, '');
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  await buildFonts(new URL('..', import.meta.url).pathname);
