import { expect, it } from '@jest/globals';
import { RequestEnd } from './request-end.js';

it('tells each listener once, those who come late too, and nobody who took it back', () => {
  const end = new RequestEnd();
  const told: string[] = [];
  end.once(() => told.push('first'));
  const takeBack = end.once(() => told.push('taken back'));
  end.once(() => told.push('second'));
  takeBack();
  expect(end.isOver).toBe(false);
  end.end();
  end.end();
  expect(end.isOver).toBe(true);
  end.once(() => told.push('late'));
  expect(told).toEqual(['first', 'second', 'late']);
});
