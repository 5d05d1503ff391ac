// Apollo knows a question that is on its way already by its printed text. Our documents are stored by the gateway, one of a name, and
// their text never reaches a browser; so the name does, without a printer for all of GraphQL.

/** @returns {import('vite').Plugin} */
export function printByName() {
  let done = 0;
  return {
    name: 'print-by-name',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== 'graphql' || importer?.endsWith('/@apollo/client/utilities/graphql/print.js') !== true)
        return undefined;
      done += 1;
      return new URL('./in-place-of/print.mjs', import.meta.url).pathname;
    },
    buildEnd(failed) {
      if (failed === undefined && done === 0)
        throw new Error(
          'Apollo prints somewhere else now: set the name of its file in web/scripts/print-by-name.mjs right',
        );
    },
  };
}
