import { Suspense } from 'react';
import { ahead } from '../../../../kit/ahead/ahead.js';

/** By table: what can be done above a list beside adding one by hand. Its words are named in `work-words.ts`. */
const tools: Readonly<Record<string, ReturnType<typeof ahead<object>>>> = {
  docketed_message: ahead<object>(
    async () => (await import('../../work/office-message/letters-in.js')).LettersIn,
  ),
};

export function ListTools({ table }: { table: string }) {
  const Tools = tools[table]?.Part;
  return Tools === undefined ? null : (
    <Suspense>
      <Tools />
    </Suspense>
  );
}
