/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { keptAnswer } from './kept-answer.js';

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

function keeping(ask: () => Promise<string>) {
  let now = 0;
  const question = jest.fn(ask);
  const answer = keptAnswer(question, { freshMs: 1_000, now: () => now });
  return {
    question,
    answer,
    at: (ms: number): void => {
      now = ms;
    },
  };
}

describe('an answer that is kept', () => {
  it('is asked for once, however many want it at the same time', async () => {
    let give: (text: string) => void = () => undefined;
    const { question, answer } = keeping(
      () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    );
    const all = Promise.all(Array.from({ length: 1_000 }, () => answer()));
    give('offices');
    expect(new Set(await all)).toEqual(new Set(['offices']));
    expect(question).toHaveBeenCalledTimes(1);
  });

  it('goes on being given while nobody answers, without waiting, and is replaced once somebody does', async () => {
    const { question, answer, at } = keeping(() => Promise.resolve('first'));
    await answer();
    question.mockImplementationOnce(() => Promise.reject(new Error('away')));
    at(1_001);
    expect(await answer()).toBe('first');
    await settled();
    question.mockImplementationOnce(() => Promise.resolve('second'));
    at(7_000);
    expect(await answer()).toBe('first');
    await settled();
    expect(await answer()).toBe('second');
    expect(question).toHaveBeenCalledTimes(3);
  });

  it('is not asked for by every request while nobody answers: the pauses grow to ten minutes', async () => {
    const { question, answer, at } = keeping(() => Promise.reject(new Error('away')));
    const askedAt: number[] = [];
    for (let second = 0; second <= 3_600; second += 1) {
      at(second * 1_000);
      const before = question.mock.calls.length;
      await expect(answer()).rejects.toThrow('away');
      if (question.mock.calls.length > before) askedAt.push(second);
    }
    expect(askedAt).toEqual([0, 5, 15, 35, 75, 155, 315, 635, 1235, 1835, 2435, 3035]);
  });

  it('is asked for as soon as ever after one that came', async () => {
    const { question, answer, at } = keeping(() => Promise.reject(new Error('away')));
    for (const ms of [0, 5_000]) {
      at(ms);
      await expect(answer()).rejects.toThrow('away');
    }
    question.mockImplementationOnce(() => Promise.resolve('there'));
    at(15_000);
    expect(await answer()).toBe('there');
    at(17_000);
    await answer();
    await settled();
    at(22_000);
    await answer();
    expect(question).toHaveBeenCalledTimes(5);
  });
});
