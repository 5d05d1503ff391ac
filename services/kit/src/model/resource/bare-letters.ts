// Written out, not computed: an index on this expression serves only statements that hold the very same one.
const ACCENTED = 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı';
const BARE = 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi';

/** SQL of a text in lower case and without the accents of Latin letters; those of other scripts stay as they are. */
export function bareLetters(sql: string): string {
  return `translate(lower(${sql}), '${ACCENTED}', '${BARE}')`;
}
