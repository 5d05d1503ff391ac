import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A setting that names a file which is read later: one that is not there is found out about at the start. */
export const readableFile = z.string().refine(isReadable, 'is no file that can be read');

function isReadable(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
}
