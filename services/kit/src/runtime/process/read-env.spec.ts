import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readEnv } from './read-env.js';

const schema = z.object({
  PORT: z.coerce.number().int().default(4300),
  DATABASE_URL: z.url(),
  LINK_KEY: z.string().min(32),
});

describe('readEnv', () => {
  it('gives typed settings and fills defaults, also for what is set to nothing', () => {
    const settings = readEnv(schema, {
      PORT: '',
      DATABASE_URL: 'postgres://a/b',
      LINK_KEY: 'k'.repeat(32),
      OTHER: 'x',
    });
    expect(settings).toEqual({ PORT: 4300, DATABASE_URL: 'postgres://a/b', LINK_KEY: 'k'.repeat(32) });
  });

  it('names all that is wrong and gives away no value', () => {
    const start = (): unknown => readEnv(schema, { PORT: 'http', LINK_KEY: 'hunter2' });
    expect(start).toThrow(/PORT[^]*DATABASE_URL[^]*LINK_KEY/);
    expect(start).not.toThrow(/hunter2/);
  });
});
