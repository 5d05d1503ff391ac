/** Purpose of words that go into a letter as they are; whoever writes it opens them for the same. */
export const WORDS_PURPOSE = 'letter words';
