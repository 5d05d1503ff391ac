/** One server-sent event as it came over the line. */
export interface LineEvent {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: string;
}

/** Cuts the text of a stream into its events, whatever pieces it comes in. Comments are for the line alone and are left out. */
export function eventCutter(): (piece: string) => readonly LineEvent[] {
  let kept = '';
  return (piece) => {
    const blocks = (kept + piece).replaceAll('\r\n', '\n').split('\n\n');
    kept = blocks.pop() ?? '';
    return blocks.flatMap(eventOf);
  };
}

function eventOf(block: string): readonly LineEvent[] {
  const lines = block.split('\n').filter((line) => line !== '' && !line.startsWith(':'));
  if (lines.length === 0) return [];
  const said = (name: string): string | undefined =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
      .at(-1);
  return [{ id: said('id'), event: said('event') ?? 'message', data: said('data') ?? '' }];
}
