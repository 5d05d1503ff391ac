import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the gateway's package; this file lies one level below it, compiled or not. */
export const gatewayRoot = resolve(dirname(fileURLToPath(import.meta.url)), '..');
