import { Histogram } from 'prom-client';

const seconds = new Histogram({
  name: 'cotta_search_question_seconds',
  help: 'Time to answer a question in a program that searches',
  labelNames: ['question', 'outcome'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
});

/** A question that came to its end. */
export function observeSearch(question: string, answered: boolean, milliseconds: number): void {
  seconds.observe({ question, outcome: answered ? 'ok' : 'unavailable' }, milliseconds / 1000);
}
