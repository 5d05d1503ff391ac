import { useEffect, useState, type RefObject } from 'react';

/** What stands in the last of the screen is under the bars of a phone. */
const UNDER_THE_BARS = '0px 0px -64px';

/** Whether nothing of an element can be seen; false until the browser has said so. */
export function useOutOfView(element: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setAway(entries.at(-1)?.isIntersecting === false),
      { rootMargin: UNDER_THE_BARS },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return away;
}
