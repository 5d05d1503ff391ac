// `node --import ./infra/local/packages-first.mjs PROGRAM`: installs the packages before a program is read that begins with some of them,
// so that it runs on a fresh clone as well.
import { ensureInstalled } from './install.mjs';

await ensureInstalled((line) => console.error(line));
