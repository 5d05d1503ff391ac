import { alert } from './alert.mjs';
import { backupProof } from './backup-proof.mjs';
import { certificate } from './certificate.mjs';
import { databaseAway } from './database-away.mjs';
import { deadLetters } from './dead-letters.mjs';
import { fullDisk } from './full-disk.mjs';
import { haltedRelay } from './halted-relay.mjs';
import { lostRedis } from './lost-redis.mjs';
import { lostTopic } from './lost-topic.mjs';
import { lettersAway } from './letters-away.mjs';
import { parkedEvents } from './parked-events.mjs';
import { providerAway } from './provider-away.mjs';
import { restoreToMoment } from './restore-to-moment.mjs';
import { rotateKafkaPasswords } from './rotate-kafka-passwords.mjs';
import { rotateKeys } from './rotate-keys.mjs';
import { rotatePasswords } from './rotate-passwords.mjs';
import { rotateRedisPasswords } from './rotate-redis-passwords.mjs';
import { rotateSigningKeys } from './rotate-signing-keys.mjs';
import { rotateSmtpPassword } from './rotate-smtp-password.mjs';
import { rotateVendorCredentials } from './rotate-vendor-credentials.mjs';

/**
 * A damage and its recipe, played.
 * @typedef {object} Drill
 * @property {string} name
 * @property {string} about one line
 * @property {string} recipe a heading of docs/runbook.md
 * @property {(base: number, say: import('./local-copy.mjs').Say) => Promise<import('./local-copy.mjs').LocalCopy>} [own] a copy of its own kind, not started yet: the drill cannot be played on another
 * @property {(copy: import('./local-copy.mjs').LocalCopy, say: import('./local-copy.mjs').Say) => Promise<void>} play throws when what the recipe promises does not happen
 */

/** @type {readonly Drill[]} in the order in which `--all` plays them */
export const DRILLS = [
  rotateVendorCredentials,
  haltedRelay,
  parkedEvents,
  deadLetters,
  lostTopic,
  lostRedis,
  databaseAway,
  providerAway,
  lettersAway,
  alert,
  rotateKeys,
  rotateSigningKeys,
  rotatePasswords,
  rotateSmtpPassword,
  rotateKafkaPasswords,
  rotateRedisPasswords,
  certificate,
  fullDisk,
  restoreToMoment,
  backupProof,
];
