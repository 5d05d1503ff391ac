import { useMemo } from 'react';
import qrcode from 'qrcode-generator';

/** Level M, the least size that holds the text. */
const LEVEL = 'M';
const QUIET = 4;

/** A code to scan, drawn as one path. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { side, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      width="176"
      height="176"
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function drawn(text: string): { side: number; path: string } {
  const code = qrcode(0, LEVEL);
  // The library takes one byte a letter; the codes are UTF-8.
  code.addData(String.fromCharCode(...new TextEncoder().encode(text)), 'Byte');
  code.make();
  const count = code.getModuleCount();
  const cells = Array.from(
    { length: count * count },
    (_, at) => [Math.floor(at / count), at % count] as const,
  ).filter(([row, column]) => code.isDark(row, column));
  return {
    side: count + 2 * QUIET,
    path: cells.map(([row, column]) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`).join(''),
  };
}
