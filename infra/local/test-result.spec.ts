import { describe, expect, it } from '@jest/globals';
import { selectedProjects, summaryOf } from './test-result.mjs';

const calm = { numPassedTests: 10, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 0 };

describe('summaryOf', () => {
  it('is good when all passed', () => {
    expect(summaryOf(calm)).toEqual({ line: '10 passed, 0 failed', good: true, notes: [] });
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(summaryOf({ ...calm, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toMatchObject({ line: '10 passed, 3 failed', good: false });
  });

  it('is not good when nothing ran', () => {
    expect(summaryOf({ ...calm, numPassedTests: 0 })).toMatchObject({ line: '0 passed, 0 failed', good: false });
  });

  it('mentions tests that did not run', () => {
    expect(summaryOf({ ...calm, numPendingTests: 2 }).notes).toEqual(['2 tests did not run.']);
  });
});

describe('selectedProjects', () => {
  it('reads the names up to the next flag', () => {
    expect(selectedProjects(['--selectProjects', 'unit', 'int', '--bail'])).toEqual(['unit', 'int']);
    expect(selectedProjects(['--bail', '--selectProjects', 'web'])).toEqual(['web']);
  });

  it('is undefined when all projects run', () => {
    expect(selectedProjects(['--bail'])).toBeUndefined();
  });
});
