import type { ReactNode } from 'react';
import { sealFigure } from '../../../../kit/seal/seal-figure.js';
import styles from './opening.module.css';

/** What the page is about: an office, a letter, two who stand against each other, dates, places to look after, the world. */
export type OpeningKind = 'office' | 'letter' | 'pair' | 'dates' | 'watch' | 'world';

/** Numbers of a name: the same page has the same drawing. */
const countOf = (name: string): number => sealFigure(name).rings[0]?.count ?? 0;

/** The outer ring of a name’s seal, with its rim. */
function Rosette({ name, x, y, r }: { name: string; x: number; y: number; r: number }) {
  const [ring] = sealFigure(name).rings;
  if (ring === undefined) return null;
  const scale = r / 50;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth={0.9 / scale}>
      <circle r="49" className={styles.ground} />
      {Array.from({ length: ring.count }, (_, turn) => (
        <path
          key={turn}
          d={ring.path}
          transform={`rotate(${Math.round((turn * 36000) / ring.count) / 100})`}
        />
      ))}
    </g>
  );
}

/** A front with steps, columns and a seal in its gable; how many columns depends on the name. */
function Office({ name }: { name: string }) {
  const columns = 5 + (countOf(name) % 4);
  const step = 208 / (columns - 1);
  return (
    <>
      <path d="M36 84L160 20L284 84ZM36 84V94H284V84M44 166H276V176H44ZM34 176H286V186H34ZM24 186H296V196H24Z" />
      {Array.from({ length: columns }, (_, index) => (
        <path
          key={index}
          d={`M${56 + index * step - 7} 94H${56 + index * step + 7}L${56 + index * step + 5} 102V158L${56 + index * step + 8} 166H${56 + index * step - 8}L${56 + index * step - 5} 158V102Z`}
        />
      ))}
      <Rosette name={name} x={160} y={60} r={22} />
    </>
  );
}

const Letter = ({ name }: { name: string }) => (
  <>
    <path d="M96 12H232L252 32V192H96ZM232 12V32H252" />
    <path d="M116 48H176M116 66H232M116 80H232M116 94H210M116 108H232M116 122H196" className={styles.quiet} />
    <path d="M116 160C130 140 138 178 150 154S166 170 176 160" />
    <Rosette name={name} x={226} y={158} r={34} />
  </>
);

const Pair = ({ name }: { name: string }) => (
  <>
    <Rosette name={name} x={116} y={104} r={78} />
    <Rosette name={`${name} `.repeat(2)} x={214} y={104} r={64} />
  </>
);

/** A line of dates: solid behind, dashed ahead, the seal where it leads. */
function Dates({ name }: { name: string }) {
  const stops = 4 + (countOf(name) % 3);
  return (
    <>
      <path d="M20 104H160" />
      <path d="M160 104H226" strokeDasharray="5 6" />
      {Array.from({ length: stops }, (_, index) => (
        <g key={index} transform={`translate(${24 + (index * 180) / (stops - 1)} 104)`}>
          <path
            d={index % 2 === 0 ? 'M0 -8V-34M0 -34H34M0 -42H22' : 'M0 8V34M0 34H34M0 42H22'}
            className={styles.quiet}
          />
          <circle r="7" className={styles.ground} />
        </g>
      ))}
      <Rosette name={name} x={264} y={104} r={46} />
    </>
  );
}

/** Rings around a seal, and on them what was seen. */
function Watch({ name }: { name: string }) {
  const seen = 5 + (countOf(name) % 5);
  return (
    <>
      {[92, 72, 52].map((r) => (
        <circle key={r} cx="160" cy="104" r={r} className={styles.quiet} />
      ))}
      {Array.from({ length: seen }, (_, index) => {
        const turn = (index * 137.5 * Math.PI) / 180;
        const far = [52, 72, 92][index % 3] ?? 92;
        const at = [160 + far * Math.cos(turn), 104 + far * Math.sin(turn)].map((place) => place.toFixed(1));
        return <circle key={index} cx={at[0]} cy={at[1]} r="5" className={styles.ground} />;
      })}
      <Rosette name={name} x={160} y={104} r={34} />
    </>
  );
}

const World = ({ name }: { name: string }) => (
  <>
    <circle cx="150" cy="104" r="88" />
    {[30, 62].map((rx) => (
      <ellipse key={rx} cx="150" cy="104" rx={rx} ry="88" className={styles.quiet} />
    ))}
    <path d="M62 104H238M150 16V192M74 60H226M74 148H226" className={styles.quiet} />
    <Rosette name={name} x={222} y={150} r={42} />
  </>
);

const DRAWINGS: Readonly<Record<OpeningKind, (name: string) => ReactNode>> = {
  office: (name) => <Office name={name} />,
  letter: (name) => <Letter name={name} />,
  pair: (name) => <Pair name={name} />,
  dates: (name) => <Dates name={name} />,
  watch: (name) => <Watch name={name} />,
  world: (name) => <World name={name} />,
};

/** The drawing beside the promise of a page, in the lines of the seal; decoration, the same for the same name. */
function OpeningDrawing({ kind, name }: { kind: OpeningKind; name: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 208" aria-hidden="true" data-kind={kind}>
      {DRAWINGS[kind](name)}
    </svg>
  );
}

/** The head of a landing with its drawing at its side. */
export function Opening({ kind, name, children }: { kind: OpeningKind; name: string; children: ReactNode }) {
  return (
    <div className={styles.opening}>
      {children}
      <OpeningDrawing kind={kind} name={name} />
    </div>
  );
}
