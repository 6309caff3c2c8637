/** A link as a QR code. Loaded when it is shown. */
import { encode } from 'uqr';
import classes from './WaitingRoom.module.css';

export function Qr({ link, label }: { readonly link: string; readonly label: string }) {
  const { data, size } = encode(link, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
