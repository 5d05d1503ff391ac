import { describe, expect, it } from '@jest/globals';
import { openLog } from './log.js';

describe('the log', () => {
  it('writes one JSON line with service, level and time, and hides what is private', () => {
    const lines: string[] = [];
    const log = openLog({ service: 'requests', write: (line) => void lines.push(line) });
    log
      .child({ requestId: 'r1' })
      .info({ email: 'eva@firma.sk', input: { password: 'hunter2', token: 't' }, count: 2 }, 'asked');
    log.debug({}, 'too quiet to hear');
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({
      service: 'requests',
      level: 'info',
      requestId: 'r1',
      msg: 'asked',
      count: 2,
      email: '[hidden]',
      input: { password: '[hidden]', token: '[hidden]' },
    });
    expect(line.time).toMatch(/^\d{4}-/);
  });

  it('keeps the trace of an error', () => {
    const lines: string[] = [];
    openLog({ service: 'x', write: (line) => void lines.push(line) }).error(
      { err: new Error('broken', { cause: new Error('pipe') }) },
      'failed',
    );
    expect(lines[0]).toContain('broken: pipe');
  });
});
