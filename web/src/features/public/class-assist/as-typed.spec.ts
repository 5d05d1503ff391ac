import { expect, it } from '@jest/globals';
import { asTyped } from './as-typed.js';

it.each([
  ['juguetes madera', 'vendo juguetes de madera', 'juguetes de madera'],
  ['wooden toys', 'Wooden toys', 'Wooden toys'],
  ['toys', 'wooden toys', 'toys'],
  ['toys wooden', 'wooden toys', 'toys wooden'],
  ['coffee shop', 'coffee that we roast and sell in a shop', 'coffee shop'],
  ['kávy', 'praženie', 'kávy'],
])('«%s» of «%s» is quoted as «%s»', (matched, typed, quoted) =>
  expect(asTyped(matched, typed)).toBe(quoted),
);
