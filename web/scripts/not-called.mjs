// Stands where a package names another one that this site never calls.
/** @returns {never} @throws always: whoever comes here calls it after all */
export default function notCalled() {
  throw new Error('This was left out of the build because nothing called it');
}
