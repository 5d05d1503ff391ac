import { describe, expect, it } from '@jest/globals';
import { soundKey } from './sound-key.js';

describe('how a word sounds', () => {
  it.each([
    ['xceed', 'ksid'],
    ['xseed', 'ksid'],
    ['seiko', 'seko'],
    ['seycos', 'sekos'],
    ['zirh', 'sir'],
    ['sir', 'sir'],
    ['banquì', 'banki'],
    ['bankia', 'bankia'],
    ['kavila', 'kavila'],
    ['caovilla', 'kaovila'],
    ['phytophar', 'fitofar'],
    ['schweppes', 'Svepes'],
  ])('%s sounds like %s', (word, key) => expect(soundKey(word)).toBe(key));

  it.each([
    ['škoda', 'shkoda'],
    ['čapek', 'shapek'],
    ['gr8', 'greit'],
    ['b4u', 'bforu'],
  ])('%s sounds like %s', (one, other) => expect(soundKey(one)).toBe(soundKey(other)));

  it('hears doubled letters as one, doubled digits as two', () => {
    expect(soundKey('otto')).toBe('oto');
    expect(soundKey('77')).toBe('77');
  });

  it('keeps a word that has no sound of its own', () => {
    expect(soundKey('h')).toBe('h');
    expect(soundKey('8')).toBe('8');
  });
});
