import type { ReactNode } from 'react';
import type { SpecimenDrawing } from '../../../../domain/records/specimen-guide.js';
import styles from '../specimen-guide.module.css';
import { thingCalled, type Thing } from './things.js';

/** The invented mark that all drawings show. */
const MARK = 'LUMO';

const Mark = ({ x, y, size = 13 }: { x: number; y: number; size?: number }) => (
  <text x={x} y={y} fontSize={size} textAnchor="middle" className={styles.mark}>
    {MARK}
  </text>
);

/** The thing with what is printed on it; `bare`: before anybody put a mark there. */
function Shown({ of, x, y, scale = 1, bare = false }: Spot & { of: Thing; bare?: boolean }) {
  const [left = 0, top = 0, width = 0, height = 0] = of.label ?? [];
  const [markX = 0, markY = 0, size = 0] = of.mark ?? [
    left + width / 2,
    top + height / 2 + 4,
    Math.min(14, width / 3.4, height),
  ];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={of.d} className={styles.thing} vectorEffect="non-scaling-stroke" />
      {!bare && of.label !== undefined && (
        <rect
          x={left}
          y={top}
          width={width}
          height={height}
          className={styles.paper}
          vectorEffect="non-scaling-stroke"
        />
      )}
      {!bare && size > 0 && <Mark x={markX} y={markY} size={size} />}
    </g>
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** A browser window; with its address and the day, or cut off below them. */
const Page = ({ address, children }: { address?: string | undefined; children: ReactNode }) => (
  <>
    <rect x="20" y="14" width="200" height="132" rx="6" />
    {address !== undefined && (
      <>
        <path d="M20 32h200" />
        <rect x="30" y="19" width="118" height="9" rx="4.5" />
        <text x="36" y="26" fontSize="6.5">
          {address}
        </text>
        <text x="211" y="26" fontSize="6.5" textAnchor="end">
          4 May 2026
        </text>
      </>
    )}
    {children}
  </>
);

const Lines = ({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) => (
  <path d={widths.map((width, line) => `M${x} ${y + line * 9}h${width}`).join('')} className={styles.lines} />
);

const Push = ({ x, y, width, children }: { x: number; y: number; width: number; children: string }) => (
  <>
    <rect x={x} y={y} width={width} height="15" rx="4" className={styles.button} />
    <text x={x + width / 2} y={y + 10.5} fontSize="7.5" textAnchor="middle" className={styles.onButton}>
      {children}
    </text>
  </>
);

/** A page of goods: with address and button, or without one of them. */
const Shop = ({ of, address, sells = true }: { of: Thing; address?: string; sells?: boolean }) => (
  <Page address={address}>
    <Mark x={120} y={50} />
    <rect x="34" y="60" width="76" height="74" rx="3" />
    <Shown of={of} x={72} y={97} scale={0.58} bare />
    <text x="124" y="74" fontSize="9">
      {MARK} {of.called}
    </text>
    <Lines x={124} y={84} widths={[78, 62]} />
    {sells && (
      <>
        <text x="124" y="112" fontSize="11" className={styles.strong}>
          $39
        </text>
        <Push x={124} y={118} width={56}>
          Buy
        </Push>
      </>
    )}
  </Page>
);

const Service = ({ of, address }: { of: Thing; address?: string }) => (
  <Page address={address}>
    <Shown of={of} x={62} y={60} scale={0.42} bare />
    <Mark x={138} y={56} size={17} />
    <Lines x={96} y={68} widths={[96, 70]} />
    {(of.offers ?? ['Repair', 'Advice', 'Courses']).map((offer, index) => (
      <g key={offer} transform={`translate(${38 + index * 56} 88)`}>
        <rect width="50" height="28" rx="3" />
        <text x="25" y="17" fontSize="8" textAnchor="middle">
          {offer}
        </text>
      </g>
    ))}
    <Push x={88} y={123} width={64}>
      Book
    </Push>
  </Page>
);

/** The thing itself: its own label, or a tag that hangs on it. */
const Photo = ({ of }: { of: Thing }) =>
  of.label !== undefined || of.mark !== undefined ? (
    <Shown of={of} x={120} y={80} scale={1.2} />
  ) : (
    <>
      <Shown of={of} x={96} y={80} scale={1.15} />
      <path d="M112 84C140 70 156 84 170 80" />
      <g transform="rotate(14 188 92)">
        <rect x="164" y="74" width="50" height="36" rx="3" className={styles.paper} />
        <circle cx="170" cy="80" r="1.8" />
        <Mark x={190} y={93} size={12} />
        <text x="190" y="104" fontSize="7" textAnchor="middle">
          $24
        </text>
      </g>
    </>
  );

/** The package, with the thing beside it where there is one. */
const Boxed = ({ of }: { of: Thing | undefined }) => (
  <>
    <g transform={of === undefined ? undefined : 'translate(-42 0)'}>
      <path
        d="M76 46L122 34L172 46V130L122 144L76 130ZM76 46L122 58L172 46M122 58V144"
        className={styles.thing}
      />
      <g transform="skewY(14)">
        <Mark x={99} y={72} size={13} />
        <Lines x={84} y={84} widths={[30, 24, 30]} />
      </g>
    </g>
    {of !== undefined && <Shown of={of} x={182} y={98} scale={0.82} />}
  </>
);

const DRAWINGS: Readonly<Record<SpecimenDrawing, (of: Thing, isNamed: boolean) => ReactNode>> = {
  tag: (of) => <Photo of={of} />,
  box: (of, isNamed) => <Boxed of={isNamed ? of : undefined} />,
  shop: (of) => <Shop of={of} address={`lumo.example/${of.called}`} />,
  catalogue: (of) => <Shop of={of} address={`lumo.example/${of.called}`} sells={false} />,
  undated: (of) => (of.offers === undefined ? <Shop of={of} /> : <Service of={of} />),
  service: (of) => <Service of={of} address="lumo.example/services" />,
  'sign-in': () => (
    <Page address="app.lumo.example">
      <Mark x={120} y={62} size={17} />
      <rect x="78" y="74" width="84" height="16" rx="3" />
      <rect x="78" y="96" width="84" height="16" rx="3" />
      <Lines x={102} y={126} widths={[36]} />
    </Page>
  ),
  advert: (of, isNamed) => (
    <>
      <rect x="70" y="14" width="100" height="132" rx="4" className={styles.paper} />
      {isNamed && of.offers === undefined && <Shown of={of} x={120} y={48} scale={0.42} bare />}
      <Mark x={120} y={96} size={24} />
      <text x="120" y="114" fontSize="8" textAnchor="middle">
        brighter days
      </text>
      <Lines x={92} y={130} widths={[56]} />
    </>
  ),
  'mock-up': (of) => (
    <>
      <g strokeDasharray="4 4">
        <g transform="translate(112 80) scale(1.15)">
          <path d={of.d} vectorEffect="non-scaling-stroke" />
        </g>
        <rect x="88" y="74" width="48" height="24" className={styles.paper} />
      </g>
      <Mark x={112} y={90} size={13} />
      <path d="M136 98l14 22 3-9 9-1z" className={styles.paper} />
    </>
  ),
};

interface Props {
  readonly of: SpecimenDrawing;
  /** What is sold or done, by its name in things.json. */
  readonly thing: string | undefined;
}

/** A line drawing of a specimen; what matters in it is said in words beside it. */
export function Drawing({ of, thing }: Props) {
  return (
    <svg
      viewBox="0 0 240 160"
      className={styles.drawing}
      aria-hidden="true"
      data-drawing={of}
      data-thing={thing}
    >
      {DRAWINGS[of](thingCalled(thing), thing !== undefined)}
    </svg>
  );
}
