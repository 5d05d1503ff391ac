// The router's package holds the client of the framework of the same makers in one file with the router. A bundler cannot see that this
// site never turns it on, because what is asked is a value: whether a link prefetches, whether React runs on the server alone, whether
// somebody watches. Said here, all behind these questions is left out.

/** Each stands in the file exactly as often as is said. @type {readonly (readonly [text: string, instead: string, times: number])[]} */
const NEVER = [
  // Pages are made ready by `ahead-of-links.ts`; no link has `prefetch`.
  ['return shouldPrefetch && !isAbsolute ?', 'return false ?', 1],
  // Nobody is given `instrumentations`.
  ['if (init.instrumentations) {', 'if (false) {', 2],
  // The context of server components is never there.
  ['if (this.context && typeof error === "object"', 'if (false && typeof error === "object"', 1],
  ['if (this.context) {', 'if (false) {', 1],
];

/** @returns {import('vite').Plugin} */
export function leaveFrameworkOut() {
  let done = 0;
  return {
    name: 'leave-framework-out',
    apply: 'build',
    transform(code, id) {
      if (
        !/\/react-router\/dist\/production\/chunk-\w+\.mjs$/.test(id) ||
        !code.includes('function createRouter(')
      )
        return undefined;
      done += 1;
      let left = code;
      for (const [text, instead, times] of NEVER) {
        const parts = left.split(text);
        if (parts.length !== times + 1)
          throw new Error(
            `react-router has "${text}" ${parts.length - 1} times and not ${times}: look into ${id} and set web/scripts/leave-framework-out.mjs right`,
          );
        left = parts.join(instead);
      }
      return { code: left, map: null };
    },
    buildEnd(failed) {
      if (failed === undefined && done === 0)
        throw new Error(
          'react-router was not seen: set the name of its file in web/scripts/leave-framework-out.mjs right',
        );
    },
  };
}
