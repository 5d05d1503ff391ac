import { describe, expect, it } from '@jest/globals';
import { firstToJudge, matters, nextToJudge, type Hit, type Verdict } from './hit.js';

const hit = (id: string, verdict: Verdict | null): Hit => ({
  id,
  version: 1,
  side: { name: id, picture: null, lines: [] },
  link: null,
  score: null,
  verdict,
  note: null,
  caseId: null,
});
const hits = [hit('a', null), hit('b', 'LOW'), hit('c', null), hit('d', 'HIGH')];

describe('hits to judge', () => {
  it('stand before those that are judged, each as it came', () => {
    expect(firstToJudge(hits)).toEqual(['a', 'c', 'b', 'd']);
  });

  it('follow one another, and begin again at the top', () => {
    expect(nextToJudge(hits, 'a')).toBe('c');
    expect(nextToJudge(hits, 'd')).toBe('a');
  });

  it('end where nothing waits', () => {
    expect(nextToJudge([hit('a', 'LOW'), hit('b', 'HIGH')], 'a')).toBe('a');
  });

  it('matter from medium on', () => {
    expect(hits.map(matters)).toEqual([false, false, false, true]);
  });
});
