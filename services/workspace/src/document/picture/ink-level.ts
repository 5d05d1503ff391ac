const LEVELS = 256;
/** Of a picture with one shade only. */
const MIDDLE = 128;

/** The shade from which on a pixel is paper and below which it is ink: where the two groups lie farthest apart (Otsu, 1979), so that pale ink on white
 *  stays ink. `shades`: one byte a pixel, 0 is black. */
export function inkLevel(shades: Uint8Array): number {
  const counts = new Uint32Array(LEVELS);
  for (const shade of shades) counts[shade] = (counts[shade] ?? 0) + 1;
  const total = shades.length;
  const sum = counts.reduce((all, count, shade) => all + count * shade, 0);
  let best = { level: MIDDLE, distance: 0 };
  let [below, sumBelow] = [0, 0];
  for (let shade = 0; shade < LEVELS - 1; shade++) {
    below += counts[shade] ?? 0;
    sumBelow += shade * (counts[shade] ?? 0);
    const above = total - below;
    if (below === 0 || above === 0) continue;
    const distance = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (distance > best.distance) best = { level: shade + 1, distance };
  }
  return best.level;
}
