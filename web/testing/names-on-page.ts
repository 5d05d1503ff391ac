/** Everything on the page that has a name and can be seen, as a person reads it. It names nothing outside of itself: a browser runs it too. */
export function namesOnPage(): string[] {
  const named =
    'button, a, h1, h2, h3, h4, label, legend, summary, th, [role=tab], [aria-label], dialog li > strong';
  const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  /** What a person reads on something: its name for who hears it, else its words without the key beside them. */
  const namesOf = (one: Element): readonly string[] => {
    const copy = one.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], input, select, textarea'))
      hidden.remove();
    // A count stands beside the word it counts.
    const first = [...copy.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const parts = [copy, copy.querySelector('strong'), first].map((part) => part?.textContent);
    const names = [...parts, one.getAttribute('aria-label')].map(plain);
    // A tab says how many there are, a field that it may stay empty.
    return names.flatMap((name) => [name, name.replace(/ (\(\d+\)|optional)$/, '')]);
  };
  // Where nothing is laid out, everything can be seen.
  const isSeen = (one: Element): boolean =>
    typeof one.checkVisibility === 'function' ? one.checkVisibility() : true;
  return [...document.querySelectorAll(named)].filter(isSeen).flatMap(namesOf);
}
