import { describe, expect, it } from '@jest/globals';
import { sealFigure } from './seal-figure.js';

describe('seal', () => {
  it('is the same for the same name, whatever its case or edges', () => {
    expect(sealFigure(' Lumora ')).toEqual(sealFigure('lumora'));
  });

  it('differs between names', () => {
    const paths = ['Lumora', 'Lumara', 'Zelená pekárna', '', 'a', 'b'].map(
      (name) => sealFigure(name).rings[0]?.path,
    );
    expect(new Set(paths).size).toBe(paths.length);
  });
});
