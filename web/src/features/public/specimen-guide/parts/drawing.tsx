import type { ReactNode } from 'react';
import type { SpecimenDrawing } from '../../../../domain/records/specimen-guide.js';
import styles from '../specimen-guide.module.css';

/** The invented mark that all drawings show. */
const MARK = 'LUMO';

const Mark = ({ x, y, size = 13 }: { x: number; y: number; size?: number }) => (
  <text x={x} y={y} fontSize={size} textAnchor="middle" className={styles.mark}>
    {MARK}
  </text>
);

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

const Lamp = ({ x, y }: { x: number; y: number }) => (
  <path
    transform={`translate(${x} ${y})`}
    d="M-12 0L-20 26H20L12 0ZM0 26V54M-14 54H14"
    className={styles.thing}
  />
);

const Lines = ({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) => (
  <path d={widths.map((width, line) => `M${x} ${y + line * 9}h${width}`).join('')} className={styles.lines} />
);

const Shop = ({ address }: { address?: string }) => (
  <Page address={address}>
    <Mark x={120} y={50} />
    <rect x="34" y="60" width="76" height="74" rx="3" />
    <Lamp x={72} y={70} />
    <text x="124" y="74" fontSize="9">
      {MARK} lamp
    </text>
    <Lines x={124} y={84} widths={[78, 62]} />
    <text x="124" y="112" fontSize="11" className={styles.strong}>
      $39
    </text>
    <rect x="124" y="118" width="56" height="15" rx="4" className={styles.button} />
    <text x="152" y="128.5" fontSize="7.5" textAnchor="middle" className={styles.onButton}>
      Buy
    </text>
  </Page>
);

const DRAWINGS: Readonly<Record<SpecimenDrawing, ReactNode>> = {
  tag: (
    <>
      <path
        d="M84 36L60 48L68 74L80 70V140H140V70L152 74L160 48L136 36C130 48 90 48 84 36Z"
        className={styles.thing}
      />
      <path d="M140 90C152 92 160 84 168 78" />
      <g transform="rotate(14 188 92)">
        <rect x="164" y="74" width="50" height="36" rx="3" className={styles.paper} />
        <circle cx="170" cy="80" r="1.8" />
        <Mark x={190} y={93} size={12} />
        <text x="190" y="104" fontSize="7" textAnchor="middle">
          $24
        </text>
      </g>
    </>
  ),
  box: (
    <>
      <path
        d="M76 46L122 34L172 46V130L122 144L76 130ZM76 46L122 58L172 46M122 58V144"
        className={styles.thing}
      />
      <g transform="skewY(14)">
        <Mark x={99} y={72} size={11} />
        <Lines x={84} y={84} widths={[30, 24, 30]} />
      </g>
    </>
  ),
  shop: <Shop address="lumo.example/lamp" />,
  undated: <Shop />,
  service: (
    <Page address="lumo.example/services">
      <Mark x={120} y={54} size={15} />
      <Lines x={44} y={68} widths={[152, 138]} />
      {['Repair', 'Advice', 'Courses'].map((service, index) => (
        <g key={service} transform={`translate(${38 + index * 56} 88)`}>
          <rect width="50" height="28" rx="3" />
          <text x="25" y="17" fontSize="8" textAnchor="middle">
            {service}
          </text>
        </g>
      ))}
      <rect x="88" y="123" width="64" height="15" rx="4" className={styles.button} />
      <text x="120" y="133.5" fontSize="7.5" textAnchor="middle" className={styles.onButton}>
        Book
      </text>
    </Page>
  ),
  advert: (
    <>
      <rect x="70" y="18" width="100" height="126" rx="4" className={styles.paper} />
      <Mark x={120} y={70} size={22} />
      <text x="120" y="92" fontSize="8" textAnchor="middle">
        brighter days
      </text>
      <Lines x={92} y={112} widths={[56]} />
    </>
  ),
  'mock-up': (
    <>
      <g strokeDasharray="4 4">
        <path d="M84 36L60 48L68 74L80 70V140H140V70L152 74L160 48L136 36C130 48 90 48 84 36Z" />
        <rect x="88" y="76" width="44" height="22" />
      </g>
      <Mark x={110} y={91} size={11} />
      <path d="M132 98l14 22 3-9 9-1z" className={styles.paper} />
    </>
  ),
};

/** A line drawing of a specimen; what matters in it is said in words beside it. */
export function Drawing({ of }: { of: SpecimenDrawing }) {
  return (
    <svg viewBox="0 0 240 160" className={styles.drawing} aria-hidden="true" data-drawing={of}>
      {DRAWINGS[of]}
    </svg>
  );
}
