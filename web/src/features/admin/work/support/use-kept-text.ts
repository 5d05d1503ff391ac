import { useState } from 'react';
import { forgetKept, keep, readKept } from '../../../../kit/form/kept.js';

/** Words that stay on this device until they are sent. */
export function useKeptText(key: string): {
  readonly text: string;
  readonly write: (text: string) => void;
  readonly forget: () => void;
} {
  const [text, setText] = useState(() => readKept(key)?.values['text']?.[0] ?? '');
  return {
    text,
    write: (words) => {
      setText(words);
      if (words === '') forgetKept(key);
      else keep(key, { at: Date.now(), values: { text: [words] } });
    },
    forget: () => {
      setText('');
      forgetKept(key);
    },
  };
}
