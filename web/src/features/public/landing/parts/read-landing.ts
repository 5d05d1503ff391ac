import type { LoaderFunctionArgs } from 'react-router';
import { decideLocale } from '../../../../i18n/locale-rules.js';
import { readDocument } from '../../parts/reading/read-document.js';

/** The text of a landing has the name of its address, with a hyphen for each slash. @throws Response 404 where there is none */
export const readLanding = (args: LoaderFunctionArgs) => {
  const { path } = decideLocale(new URL(args.request.url).pathname);
  return readDocument('landing', path.slice(1).replaceAll('/', '-'), args);
};
