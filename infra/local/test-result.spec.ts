import { describe, expect, it } from '@jest/globals';
import {
  failedTests,
  otherArguments,
  roundsOf,
  selectedProjects,
  slowestFiles,
  summaryOf,
  together,
  workersOf,
} from './test-result.mjs';

const calm = {
  numPassedTests: 10,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

describe('summaryOf', () => {
  it('is good when all passed', () => {
    expect(summaryOf(calm)).toEqual({ line: '10 passed, 0 failed', good: true, notes: [] });
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(summaryOf({ ...calm, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toMatchObject({
      line: '10 passed, 3 failed',
      good: false,
    });
  });

  it('is not good when nothing ran', () => {
    expect(summaryOf({ ...calm, numPassedTests: 0 })).toMatchObject({
      line: '0 passed, 0 failed',
      good: false,
    });
  });

  it('mentions tests that did not run', () => {
    expect(summaryOf({ ...calm, numPendingTests: 2 }).notes).toEqual(['2 tests did not run.']);
  });
});

describe('failedTests', () => {
  const passed = { fullName: 'a sum adds up', status: 'passed', failureMessages: [] };
  const failed = {
    fullName: 'a sum is exact',
    status: 'failed',
    failureMessages: ['\u001b[31mexpected 3\u001b[39m, got 4\n  at sum.spec.ts:3'],
  };

  it('names each with its file and why, and files that could not be loaded', () => {
    const rounds = [
      { testResults: [{ name: '/copy/a/sum.spec.ts', message: 'long', assertionResults: [passed, failed] }] },
      {
        testResults: [
          { name: '/copy/b/lost.spec.ts', message: '\n  ● did not run\n\n  no module', assertionResults: [] },
          { name: '/copy/b/none.spec.ts', message: '', assertionResults: [] },
        ],
      },
    ];
    expect(failedTests(rounds, '/copy')).toEqual([
      'a/sum.spec.ts: a sum is exact: expected 3, got 4',
      'b/lost.spec.ts: could not be loaded: ● did not run',
    ]);
    expect(failedTests(rounds, '/copy', 1)).toHaveLength(1);
  });
});

describe('slowestFiles', () => {
  const took = (name: string, seconds: number) => ({
    name: `/copy/${name}`,
    startTime: 1_800_000_000_000,
    endTime: 1_800_000_000_000 + seconds * 1000,
  });

  it('names the files of all rounds by their path from the root, slowest first', () => {
    const rounds = [
      { testResults: [took('services/a/src/quick.spec.ts', 0.2), took('web/src/slow.spec.tsx', 12.34)] },
      { testResults: [took('tests/money/long.int.spec.ts', 130)] },
    ];
    expect(slowestFiles(rounds, '/copy')).toEqual([
      '  130.0 s  tests/money/long.int.spec.ts',
      '   12.3 s  web/src/slow.spec.tsx',
      '    0.2 s  services/a/src/quick.spec.ts',
    ]);
  });

  it('names ten', () => {
    const testResults = Array.from({ length: 12 }, (_, index) => took(`${index}.spec.ts`, index));
    const lines = slowestFiles([{ testResults }], '/copy');
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toContain('2.spec.ts');
  });
});

describe('selectedProjects', () => {
  it('reads the names up to the next flag', () => {
    expect(selectedProjects(['--selectProjects', 'unit', 'int', '--bail'])).toEqual(['unit', 'int']);
    expect(selectedProjects(['--bail', '--selectProjects', 'web'])).toEqual(['web']);
    expect(selectedProjects(['--selectProjects=unit', '--bail'])).toEqual(['unit']);
  });

  it('is undefined when all projects run', () => {
    expect(selectedProjects(['--bail'])).toBeUndefined();
  });
});

describe('rounds', () => {
  it('are kinds of tests that go together, as far as they were asked for', () => {
    expect(roundsOf(undefined)).toEqual([['unit', 'web'], ['int', 'fault'], ['journey']]);
    expect(roundsOf(['journey', 'web'])).toEqual([['web'], ['journey']]);
  });

  it('get all arguments but the kinds', () => {
    expect(
      otherArguments(['--bail', '--selectProjects', 'int', 'web', '--testPathPatterns', 'money']),
    ).toEqual(['--bail', '--testPathPatterns', 'money']);
    expect(otherArguments(['--selectProjects=unit', '--bail'])).toEqual(['--bail']);
    expect(otherArguments(['--testPathPatterns', 'money'])).toEqual(['--testPathPatterns', 'money']);
  });

  it('are told of as one', () => {
    expect(summaryOf(together([calm, { ...calm, numFailedTests: 2, numPendingTests: 1 }]))).toEqual({
      line: '20 passed, 2 failed',
      good: false,
      notes: ['1 tests did not run.'],
    });
  });
});

describe('workersOf', () => {
  it('has one more where some of the files wait', () => {
    expect(roundsOf(undefined).map(workersOf)).toEqual([2, 3, 2]);
    expect(['int', 'fault'].map((kind) => workersOf([kind]))).toEqual([2, 3]);
  });
});
