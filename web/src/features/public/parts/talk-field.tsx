import { useSearchParams } from 'react-router';
import { TALK } from './after-talk.js';

/** Keeps the link of the talk that an order follows from, where its letter led here. */
export function TalkField() {
  const [query] = useSearchParams();
  return <input type="hidden" name={TALK} value={query.get(TALK) ?? ''} />;
}
