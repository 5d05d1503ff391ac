/** Code of a system or encoding error: `ENOENT`, `EEXIST`… */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
