import { languageName } from '../../parts/language-name.js';

/** Letters are written in these. */
export const OUR_LANGUAGES: readonly string[] = ['en', 'cs', 'sk', 'es'];

const OTHERS =
  'ar bg ca da de el et fi fr ga he hi hr hu is it ja ko lt lv mt nl no pl pt ro ru sl sq sr sv tr uk vi zh';

/** Others that colleagues and clients write, by ISO 639-1, in the order of their names. */
export const otherLanguages: readonly string[] = OTHERS.split(' ').sort((one, other) =>
  languageName(one).localeCompare(languageName(other), 'en'),
);
