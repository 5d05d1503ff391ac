import { expect, it } from '@jest/globals';
import { topicVersion, versionsOf } from './topic-versions.js';

it('a topic keeps its name and counts its versions', () =>
  expect([1, 2, 10].map((version) => topicVersion('tracking.jars.v1', version))).toEqual([
    'tracking.jars.v1',
    'tracking.jars.v2',
    'tracking.jars.v10',
  ]));

it('versions are those that are there, in order and without a hole', () => {
  const names = ['tracking.jars.v4', 'tracking.shelf.v2', 'tracking.jars.v2', 'tracking.jars.v1'];
  expect(versionsOf('tracking.jars.v1', names)).toEqual(['tracking.jars.v1', 'tracking.jars.v2']);
  expect(versionsOf('tracking.cups.v1', names)).toEqual(['tracking.cups.v1']);
});
