import { useEffect, useRef, type RefObject } from 'react';
import { snapshot } from '../../../../kit/form/form-answers.js';
import { readKept } from '../../../../kit/form/kept.js';
import { one, type Answers } from '../../parts/service-order/service-input.js';
import { KEPT_AS } from '../book.action.js';
import { NO_TIME, type useTimes } from './use-times.js';

interface Begun {
  /** What was sent before. */
  readonly given: Answers;
  readonly at: Pick<ReturnType<typeof useTimes>, 'choose' | 'setZone'>;
  readonly language: string;
  readonly onLanguage: (language: string) => void;
}

/** Language, clock and time hang together beyond their controls: once the page wakes they follow what the form holds, kept from before or chosen before it woke. To be called after the kept answers were put back. */
export function useBegun(form: RefObject<HTMLFormElement | null>, begun: Begun): void {
  const first = useRef(begun);
  useEffect(() => {
    if (form.current === null) return;
    const { given, at, language: drawn, onLanguage } = first.current;
    const [now, kept] = [snapshot(form.current), readKept(KEPT_AS)?.values ?? {}];
    const language = one(now, 'language') || drawn;
    if (language !== drawn) onLanguage(language);
    // The page knows the other zones only once it is awake: none but its own could be put back into its control.
    const zone = one(given, 'timeZone') || one(kept, 'timeZone');
    if (zone !== '') at.setZone(zone);
    const hold = one(now, 'hold');
    const time = one(now, 'eventTimestamp') || (hold === '' ? '' : one(kept, 'eventTimestamp'));
    if (time === NO_TIME || Date.parse(time) > Date.now())
      void at.choose(time, { language, ...(hold === '' ? {} : { hold }) });
  }, [form]);
}
