import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from './paths.mjs';

/** The broker of the local stack. docs/adr/0002-kafka-version.md says what was tried. */
export const KAFKA_VERSION = '4.3.1';

/** The oldest line that the client is checked against. */
export const KAFKA_OLD_VERSION = '3.9.2';

/** The version that this start uses. */
export function chosenKafkaVersion() {
  return process.env.COTTA_KAFKA_VERSION || KAFKA_VERSION;
}

/**
 * Where the jars of a version are kept.
 * @param {string} version
 */
export function kafkaLibsDir(version) {
  return join(cacheDir(), `kafka-${version}`);
}

/** Whether the broker can start without Maven. */
export function kafkaIsCached() {
  return existsSync(kafkaLibsDir(chosenKafkaVersion()));
}
