import { describe, expect, it } from '@jest/globals';
import { inSteps, releaseOf } from './release.mjs';

const rendered = (text: string) => async () => text;

describe('the steps of a release', () => {
  it('are the ground, the migrations, the services, and what asks them', () => {
    const manifest = (kind: string, name: string, tier?: string) => ({
      kind,
      metadata: { name, ...(tier === undefined ? {} : { labels: { tier } }) },
    });
    const steps = inSteps([
      manifest('Deployment', 'gateway', 'gateway'),
      manifest('Deployment', 'accounts-consumers', 'consumers'),
      manifest('Deployment', 'local-postgres'),
      manifest('Job', 'accounts-migrate-1-0-0'),
      manifest('Namespace', 'cotta'),
      manifest('Deployment', 'web', 'web'),
    ]);
    expect(steps.map((step) => step.map(({ metadata }) => metadata.name))).toEqual([
      ['local-postgres', 'cotta'],
      ['accounts-migrate-1-0-0'],
      ['accounts-consumers'],
      ['gateway', 'web'],
    ]);
  });

  it.each([
    ['moon', '1.0.0', 'There is no overlay "moon": local, staging, production.'],
    ['staging', 'V1', '"V1" is no tag'],
    ['staging', 'x'.repeat(41), 'is no tag'],
    ['staging', '1.0.', 'is no tag'],
    ['staging', '', 'is no tag'],
  ])('are refused for %s %s', async (overlay, tag, sentence) => {
    await expect(releaseOf(overlay, tag, rendered(''))).rejects.toThrow(sentence);
  });
});
