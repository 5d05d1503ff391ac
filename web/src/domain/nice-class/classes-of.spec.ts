import { describe, expect, it } from '@jest/globals';
import { classesOf } from './classes-of.js';

describe('classes as they are typed', () => {
  it.each([
    ['9, 35,9', [9, 35]],
    ['', []],
    ['25;3 18', [3, 18, 25]],
    ['46', undefined],
    ['0', undefined],
    ['nine', undefined],
  ])('%j', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });
});
